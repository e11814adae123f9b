// What staff write to people, in both languages, and the last look before it is sent.
import { emailFormCopy as copy } from '#content/en/office/registrations/dates.ts'
import { Button } from '../button.tsx'
import { Field, TextField } from '../field.tsx'
import { Note } from '../note.tsx'
import { Loading } from '../screen/states.tsx'
import { Dialog, WhatWillHappen } from './dialog.tsx'
import { type Email, EmailPreview } from './email-preview.tsx'
import css from './typed-email.module.css'

type Typed = { subject: string; text: string }
export type TypedTexts = { en: Typed; es: Typed }

const nothing: Typed = { subject: '', text: '' }
export const noTexts: TypedTexts = { en: nothing, es: nothing }
export const isWritten = ({ subject, text }: Typed) => subject.trim() !== '' && text.trim() !== ''

/** Null for a language that was not written. */
export const textsToSend = ({ en, es }: TypedTexts) => ({ en, es: isWritten(es) ? es : null })

type TextsProps = {
  texts: TypedTexts
  onType: (texts: TypedTexts) => void
  /** Somebody reads Spanish, or may. */
  needsSpanish: boolean
}

export function TypedEmailFields({ texts, onType, needsSpanish }: TextsProps) {
  return (
    <>
      <div className={css.languages}>
        <LanguageFields
          label={copy.english}
          lang="en"
          typed={texts.en}
          onType={(en) => onType({ ...texts, en })}
        />
        <LanguageFields
          label={copy.spanish}
          lang="es"
          hint={!isWritten(texts.es) && (needsSpanish ? copy.missing : copy.notNeeded)}
          isMissing={needsSpanish && !isWritten(texts.es)}
          typed={texts.es}
          onType={(es) => onType({ ...texts, es })}
        />
      </div>
      <p className="note text-slate">{copy.hint}</p>
    </>
  )
}

type LanguageProps = {
  label: string
  lang: 'en' | 'es'
  hint?: string | false
  isMissing?: boolean
  typed: Typed
  onType: (typed: Typed) => void
}

function LanguageFields({ label, lang, hint, isMissing = false, typed, onType }: LanguageProps) {
  return (
    <div className={`stack content-start gap-8 ${css.language}`} data-missing={isMissing || undefined}>
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
        hint={hint}
        value={typed.text}
        onChange={(event) => onType({ ...typed, text: event.currentTarget.value })}
      />
    </div>
  )
}

type SendProps = {
  recipients: readonly { name: string | null; email: string; language: string }[] | undefined
  examples: readonly Email[]
  /** Why it cannot be sent, or was not. */
  failure: string | undefined
  isSending: boolean
  onSend: () => void
  onClose: () => void
}

/** Who gets it, and how it reads. */
export function SendDialog({ recipients, examples, failure, isSending, onSend, onClose }: SendProps) {
  const count = recipients?.length ?? 0
  return (
    <Dialog
      title={copy.preview(count)}
      onClose={onClose}
      onSubmit={onSend}
      side={recipients ? <EmailPreview emails={examples} /> : <Loading />}
      buttons={
        <>
          <Button onClick={onClose}>{copy.keep}</Button>
          <Button kind="main" type="submit" busy={isSending}>
            {copy.main(count)}
          </Button>
        </>
      }
    >
      {failure && <Note kind="refused" title={failure} />}
      {recipients && (
        <WhatWillHappen
          note={copy.recipients(count)}
          items={recipients.map(({ name, email, language }) => ({
            title: name ?? email,
            note: `${email}, ${language.toUpperCase()}`,
          }))}
        />
      )}
    </Dialog>
  )
}
