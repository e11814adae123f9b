import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { correctionCopy as copy, emailStates } from '#content/en/office/registrations/registration.ts'
import { shortDay } from '#content/en/office/times.ts'
import { dayOf } from '#domain/dates/days.ts'
import { useForeseenEmails } from '../../services/foreseen-emails.ts'
import { reading, useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { Dialog, Step } from '../../ui/dialog/dialog.tsx'
import { EmailPreview } from '../../ui/dialog/email-preview.tsx'
import { Note } from '../../ui/note.tsx'
import { Loading } from '../../ui/screen/states.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'
import type { DialogProps } from './dialog-props.ts'

const confirmation = 'confirmation'

export function ResendDialog({ registration, today, onClose }: DialogProps) {
  const [chosen, setChosen] = useState(confirmation)
  const change = useChange('registrations', 'emails')
  const { id, revision } = registration
  const confirmed = useForeseenEmails('POST /api/office/registrations/:id/confirmation/preview', {
    params: { id },
    body: { revision },
  })
  const submit = () => {
    const onSuccess = () => {
      showToast({ text: copy.resent })
      onClose()
    }
    if (chosen === confirmation) {
      const call = 'POST /api/office/registrations/:id/confirmation'
      change.mutate({ call, params: { id }, body: { revision } }, { onSuccess })
    } else
      change.mutate({ call: 'POST /api/office/emails/:id/resend', params: { id: chosen } }, { onSuccess })
  }
  const sent = registration.emails.filter(
    ({ kind, state, canSendAgain }) => kind !== 'owner' && state !== 'waiting' && canSendAgain,
  )
  return (
    <Dialog
      title={copy.resendTitle}
      about={copy.about(registration.receiptNumber)}
      onClose={onClose}
      onSubmit={submit}
      side={chosen === confirmation ? <EmailPreview {...confirmed} /> : <SentEmail id={chosen} />}
      buttons={
        <>
          <Button onClick={onClose}>{copy.keepUnsent}</Button>
          <Button kind="main" type="submit" hint="mod+enter" busy={change.isPending}>
            {copy.resendSubmit}
          </Button>
        </>
      }
    >
      <Step number={1} title={copy.whichEmail}>
        <ChoiceRow
          type="radio"
          name="email"
          checked={chosen === confirmation}
          onChange={() => setChosen(confirmation)}
          label={copy.confirmation}
          aside={registration.email}
        />
        {sent.map(({ id: emailId, subject, createdAt, state }) => (
          <ChoiceRow
            key={emailId}
            type="radio"
            name="email"
            checked={chosen === emailId}
            onChange={() => setChosen(emailId)}
            label={subject}
            aside={`${shortDay(dayOf(new Date(createdAt)), today)}, ${emailStates[state]}`}
          />
        ))}
      </Step>
      {change.error && <Note kind="refused" title={sentenceOf(change.error)} />}
    </Dialog>
  )
}

function SentEmail({ id }: { id: string }) {
  const { data } = useQuery(reading('GET /api/office/emails/:id', { params: { id } }))
  return data ? <EmailPreview emails={[data]} /> : <Loading />
}
