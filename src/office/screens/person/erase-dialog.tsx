import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { eraseCopy as copy } from '#content/en/office/registrations/person.ts'
import type { OfficePerson } from '#contract/office/people.ts'
import type { Erasure } from '#contract/office/person-desk.ts'
import { useForeseenEmails } from '../../services/foreseen-emails.ts'
import { useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { type Consequence, Dialog, WhatWillHappen } from '../../ui/dialog/dialog.tsx'
import { EmailPreview } from '../../ui/dialog/email-preview.tsx'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'

type Props = { person: OfficePerson; erasure: Erasure; onClose: () => void }

export function EraseDialog({ person, erasure, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const navigate = useNavigate()
  const change = useChange('registrations')
  const emails = useForeseenEmails('POST /api/office/people/:id/erase/preview', {
    params: { id: person.id },
    body: { email: erasure.email },
  })
  const isRight = typed.trim().toLowerCase() === erasure.email
  const submit = () => {
    setTried(true)
    if (!isRight) return
    change.mutate(
      {
        call: 'POST /api/office/people/:id/erase',
        params: { id: person.id },
        body: { email: erasure.email },
      },
      {
        onSuccess: () => {
          showToast({ text: copy.done })
          navigate({ to: '/people' })
        },
      },
    )
  }
  return (
    <Dialog
      title={copy.title(person.name || person.email)}
      onClose={onClose}
      onSubmit={submit}
      note={copy.note}
      side={
        <>
          <WhatWillHappen items={consequences(erasure)} />
          <EmailPreview {...emails} />
        </>
      }
      buttons={
        <>
          <Button onClick={onClose}>{copy.keep}</Button>
          <Button kind="main" type="submit" hint="mod+enter" busy={change.isPending}>
            {copy.submit}
          </Button>
        </>
      }
    >
      <Field
        label={copy.label(erasure.email)}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={change.error ? sentenceOf(change.error) : isTried && !isRight ? copy.mismatch : undefined}
      />
    </Dialog>
  )
}

function consequences(erasure: Erasure): Consequence[] {
  const { email, registrations, certificates, emails, notes, waiting, hasAccount, signInElsewhere } = erasure
  return [
    { title: copy.registrations(registrations), note: copy.registrationsNote },
    ...(certificates > 0 ? [{ title: copy.certificates(certificates) }] : []),
    { title: copy.emails(emails) },
    ...(notes > 0 ? [{ title: copy.notes(notes) }] : []),
    ...(waiting > 0 ? [{ title: copy.waiting(waiting) }] : []),
    ...(hasAccount ? [{ title: signInElsewhere ? copy.elsewhere : copy.account }] : []),
    { title: copy.email(email), note: copy.emailNote },
  ]
}
