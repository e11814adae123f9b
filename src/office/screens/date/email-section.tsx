import { useState } from 'react'
import { emailFormCopy as copy } from '#content/en/office/dates.ts'
import type { DateEmailPreview } from '#contract/office/date-changes.ts'
import type { OfficeDatePage } from '#contract/office/dates.ts'
import { send } from '../../services/api.ts'
import { usePreview } from '../../services/preview.ts'
import { useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { useSession } from '../../services/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, WhatWillHappen } from '../../ui/dialog.tsx'
import { EmailExamples } from '../../ui/email-examples.tsx'
import { Field, SelectField, TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { Loading } from '../../ui/states.tsx'
import { showToast } from '../../ui/toasts.tsx'
import css from './email-section.module.css'

type Typed = { subject: string; text: string }
type To = 'seated' | 'waiting' | 'everyone'
const nothing: Typed = { subject: '', text: '' }
const isWritten = ({ subject, text }: Typed) => subject.trim() !== '' && text.trim() !== ''

export function EmailSection({ path, page }: { path: string; page: OfficeDatePage }) {
  const [en, setEn] = useState(nothing)
  const [es, setEs] = useState(nothing)
  const [isAsked, setIsAsked] = useState(false)
  const counts = countsOf(page)
  const [to, setTo] = useState<To>(counts.seated > 0 ? 'seated' : 'waiting')
  const { staff } = useSession()
  const body = { en, es: isWritten(es) ? es : null }
  const sendTrial = () =>
    send('POST', `${path}/email/trial`, body).then(
      () => showToast({ text: copy.trialDone(staff.email) }),
      (error: unknown) => showToast({ text: sentenceOf(error) }),
    )
  const reason = counts[to] === 0 ? copy.nobody : !isWritten(en) && copy.needs
  return (
    <Section title={copy.title} note={copy.note(counts[to])} line="above">
      <div className={css.form} id="write">
        <SelectField
          label={copy.to}
          value={to}
          onChange={(value) => setTo(value as To)}
          options={(['seated', 'waiting', 'everyone'] as const).map((value) => ({
            value,
            label: copy.groups[value](counts[value]),
          }))}
        />
        <div className={css.languages}>
          <LanguageFields label={copy.english} lang="en" typed={en} onType={setEn} />
          <LanguageFields label={copy.spanish} lang="es" typed={es} onType={setEs} />
        </div>
        <p className={css.hint}>{copy.hint}</p>
        <div className={css.buttons}>
          <Button kind="ink" reason={reason} onClick={() => setIsAsked(true)}>
            {copy.send(counts[to])}
          </Button>
          {isWritten(en) && <Button onClick={sendTrial}>{copy.trial}</Button>}
        </div>
      </div>
      {isAsked && (
        <SendDialog
          path={path}
          body={{ to, ...body }}
          onClose={() => setIsAsked(false)}
          onSent={() => {
            setEn(nothing)
            setEs(nothing)
          }}
        />
      )}
    </Section>
  )
}

function countsOf({ roster, waiting }: OfficeDatePage): Record<To, number> {
  const seated = new Set(roster.filter(({ paid }) => paid).map(({ email }) => email))
  const waits = new Set(waiting.map(({ email }) => email))
  return { seated: seated.size, waiting: waits.size, everyone: new Set([...seated, ...waits]).size }
}

type LanguageProps = { label: string; lang: 'en' | 'es'; typed: Typed; onType: (typed: Typed) => void }

function LanguageFields({ label, lang, typed, onType }: LanguageProps) {
  const isMissing = lang === 'es' && !isWritten(typed)
  return (
    <div className={css.language} data-missing={isMissing || undefined}>
      <Field
        label={`${label}, ${copy.subject.toLowerCase()}`}
        lang={lang}
        value={typed.subject}
        onChange={(event) => onType({ ...typed, subject: event.currentTarget.value })}
      />
      <TextField
        label={`${label}, ${copy.text.toLowerCase()}`}
        lang={lang}
        rows={5}
        placeholder={lang === 'en' ? copy.placeholder : undefined}
        hint={isMissing && copy.missing}
        value={typed.text}
        onChange={(event) => onType({ ...typed, text: event.currentTarget.value })}
      />
    </div>
  )
}

type SendProps = { path: string; body: object; onClose: () => void; onSent: () => void }

function SendDialog({ path, body, onClose, onSent }: SendProps) {
  const [id] = useState(() => crypto.randomUUID())
  const preview = usePreview<DateEmailPreview>(`${path}/email/preview`, body)
  const sending = useChange<{ sent: number }>('dates', 'emails')
  const { data } = preview
  const count = data?.recipients.length ?? 0
  const make = () => {
    if (!data || sending.isPending) return
    sending.mutate(
      { path: `${path}/email`, body: { ...body, id, revision: data.revision } },
      {
        onSuccess: ({ sent }) => {
          showToast({ text: copy.sent(sent), see: '/emails' })
          onSent()
          onClose()
        },
        onError: () => preview.refetch(),
      },
    )
  }
  const failure = sending.error ?? preview.error
  return (
    <Dialog
      title={copy.preview(count)}
      onClose={onClose}
      onSubmit={make}
      side={data ? <EmailExamples examples={data.examples} /> : <Loading />}
      buttons={
        <>
          <Button onClick={onClose}>{copy.keep}</Button>
          <Button kind="main" type="submit" busy={sending.isPending}>
            {copy.main(count)}
          </Button>
        </>
      }
    >
      {failure && <Note kind="refused" title={sentenceOf(failure)} />}
      {data && (
        <WhatWillHappen
          items={[
            { title: copy.recipients(count) },
            ...data.recipients.map(({ name, email, language }) => ({
              title: name ?? email,
              note: `${email}, ${language.toUpperCase()}`,
            })),
          ]}
        />
      )}
    </Dialog>
  )
}
