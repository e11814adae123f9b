import { useState } from 'react'
import { correctionCopy as copy } from '#content/en/office/registrations/registration.ts'
import type { Previewed } from '#contract/office/previews.ts'
import { completeEmail } from '#domain/people/email-address.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, WhatWillHappen } from '../../ui/dialog/dialog.tsx'
import { EmailPreview } from '../../ui/dialog/email-preview.tsx'
import { Field } from '../../ui/field.tsx'
import type { DialogProps } from './dialog-props.ts'
import { StaleForm } from './stale-form.tsx'
import { useCorrection } from './use-correction.ts'

const stale = { title: copy.addressTitle, field: 'email' } as const

export function AddressDialog(props: DialogProps) {
  const { registration, current, onClose } = props
  const [email, setEmail] = useState('')
  const typed = email.trim().toLowerCase()
  const { preview, change, submit, isStale, chooseAgain } = useCorrection({
    call: 'POST /api/office/registrations/:id/address',
    id: registration.id,
    body: completeEmail.test(typed) ? { email: typed } : null,
    revision: registration.revision,
    current: current.revision,
    says: copy.addressDone(typed),
    onClose,
  })
  const emails = preview.data?.emails ?? []
  if (isStale)
    return <StaleForm {...props} {...stale} yours={typed} error={change.error} onAgain={chooseAgain} />
  return (
    <Dialog
      title={copy.addressTitle}
      about={copy.about(registration.receiptNumber)}
      onClose={onClose}
      onSubmit={submit}
      side={<EmailsThatGo emails={emails} />}
      buttons={
        <>
          <Button onClick={onClose}>{copy.keepAddress}</Button>
          <Button kind="main" type="submit" hint="mod+enter" busy={change.isPending}>
            {copy.addressSubmit}
          </Button>
        </>
      }
    >
      <Field
        label={copy.addressLabel}
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        hint={copy.addressHint(current.email)}
        error={errorOf(change.error ?? preview.error)}
      />
    </Dialog>
  )
}

function EmailsThatGo({ emails }: Pick<Previewed, 'emails'>) {
  return (
    <>
      <WhatWillHappen items={emails.map(emailGoes)} />
      <EmailPreview emails={emails} />
    </>
  )
}

const emailGoes = ({ language, to, subject }: Previewed['emails'][number]) => ({
  title: copy.emailGoes(language, to),
  note: subject,
})

const errorOf = (error: Error | null) => (error ? sentenceOf(error) : undefined)
