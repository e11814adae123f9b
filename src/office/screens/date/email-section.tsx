import { useState } from 'react'
import { emailFormCopy as copy } from '#content/en/office/registrations/dates.ts'
import type { Input } from '#contract/address.ts'
import type { OfficeDatePage } from '#contract/dates/office-dates.ts'
import { call } from '../../services/api.ts'
import { useEmailing } from '../../services/emailing.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { useSession } from '../../services/session.ts'
import { Button } from '../../ui/button.tsx'
import {
  isWritten,
  noTexts,
  SendDialog,
  TypedEmailFields,
  textsToSend,
} from '../../ui/dialog/typed-email.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Section } from '../../ui/screen/section.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'
import type { DateOfCourse } from './use-attendance.ts'

type To = 'seated' | 'waiting' | 'everyone'

export function EmailSection({ date, page }: { date: DateOfCourse; page: OfficeDatePage }) {
  const [texts, setTexts] = useState(noTexts)
  const [isAsked, setIsAsked] = useState(false)
  const counts = countsOf(page)
  const [to, setTo] = useState<To>(counts.seated > 0 ? 'seated' : 'waiting')
  const hasSpanish = [...page.roster, ...page.waiting].some(({ language }) => language === 'es')
  const { staff } = useSession()
  const body = textsToSend(texts)
  const sendTrial = () =>
    call('POST /api/office/dates/:course/:start/email/trial', { params: date, body }).then(
      () => showToast({ text: copy.trialDone(staff.email) }),
      (error: unknown) => showToast({ text: sentenceOf(error) }),
    )
  const reason = counts[to] === 0 ? copy.nobody : !isWritten(texts.en) && copy.needs
  return (
    <Section title={copy.title} note={copy.note(counts[to])} line="above">
      <div className="stack gap-12" id="write">
        <SelectField
          label={copy.to}
          value={to}
          onChange={(value) => setTo(value as To)}
          options={(['seated', 'waiting', 'everyone'] as const).map((value) => ({
            value,
            label: copy.groups[value](counts[value]),
          }))}
        />
        <TypedEmailFields texts={texts} onType={setTexts} needsSpanish={hasSpanish} />
        <div className="row gap-8">
          <Button kind="ink" reason={reason} onClick={() => setIsAsked(true)}>
            {copy.send(counts[to])}
          </Button>
          {isWritten(texts.en) && <Button onClick={sendTrial}>{copy.trial}</Button>}
        </div>
      </div>
      {isAsked && (
        <Sending
          input={{ params: date, body: { to, ...body } }}
          onClose={() => setIsAsked(false)}
          onSent={() => setTexts(noTexts)}
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

type EmailKey = 'POST /api/office/dates/:course/:start/email'
type SendingProps = { input: Input<`${EmailKey}/preview`>; onClose: () => void; onSent: () => void }

function Sending({ input, onClose, onSent }: SendingProps) {
  const emailing = useEmailing('POST /api/office/dates/:course/:start/email', input, (sent) => {
    showToast({ text: copy.sent(sent), see: '/emails' })
    onSent()
    onClose()
  })
  return <SendDialog {...emailing} onClose={onClose} />
}
