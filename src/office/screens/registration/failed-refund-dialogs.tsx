import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failedCopy as copy } from '#content/en/office/money/refund-dialog.ts'
import { readAmount } from '#domain/money/money.ts'
import { useForeseenEmails } from '../../services/foreseen-emails.ts'
import { reading, useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, WhatWillHappen } from '../../ui/dialog/dialog.tsx'
import { EmailPreview } from '../../ui/dialog/email-preview.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'
import type { DialogProps } from './dialog-props.ts'

function useFailed({ registration: { id, revision }, onClose }: DialogProps) {
  const { data } = useQuery(reading('GET /api/office/registrations/:id/failed-refunds', { params: { id } }))
  const change = useChange('registrations')
  const done = (says: string) => ({
    onSuccess: () => {
      showToast({ text: says })
      onClose()
    },
  })
  return { data, amount: data?.amount ?? 0, change, done, input: { params: { id }, body: { revision } } }
}

export function RetryDialog(props: DialogProps) {
  const { amount, change, done, input } = useFailed(props)
  const call = 'POST /api/office/registrations/:id/failed-refunds/retry'
  return (
    <Dialog
      title={copy.retryTitle}
      onClose={props.onClose}
      onSubmit={() => change.mutate({ call, ...input }, done(copy.retried))}
      buttons={
        <>
          <Button onClick={props.onClose}>{copy.keep}</Button>
          <Button kind="main" type="submit" hint="mod+enter" busy={change.isPending}>
            {copy.retrySubmit(amount)}
          </Button>
        </>
      }
    >
      <WhatWillHappen items={[{ title: copy.retrySays(amount), note: copy.retryNote }]} />
      {change.error && <Note kind="refused" title={sentenceOf(change.error)} />}
    </Dialog>
  )
}

export function OutsideDialog(props: DialogProps) {
  const { data, amount, change, done, input } = useFailed(props)
  const [how, setHow] = useState('')
  const [byBank, setByBank] = useState('')
  const bounds = data?.byBank
  const asksBank = bounds !== undefined && bounds.least !== bounds.most
  const part = asksBank ? readAmount(byBank) : null
  const needs = !how.trim() ? copy.howNeeds : asksBank && part === null && copy.byBankNeeds
  const { id, revision } = props.registration
  const body = { amount, ...(part !== null && { byBank: part }) }
  // The email does not say how the money was refunded.
  const sent = { ...body, revision, how: copy.how }
  const emails = useForeseenEmails(
    'POST /api/office/registrations/:id/failed-refunds/outside/preview',
    amount > 0 && !(asksBank && part === null) ? { params: { id }, body: sent } : null,
  )
  const submit = () => {
    if (needs) return
    const call = 'POST /api/office/registrations/:id/failed-refunds/outside'
    change.mutate({ call, params: input.params, body: { ...sent, how } }, done(copy.recorded))
  }
  return (
    <Dialog
      title={copy.outsideTitle}
      onClose={props.onClose}
      onSubmit={submit}
      side={<OutsideConsequences amount={amount} emails={emails} />}
      buttons={
        <>
          <Button onClick={props.onClose}>{copy.keep}</Button>
          <Button kind="main" type="submit" hint="mod+enter" busy={change.isPending} reason={needs}>
            {copy.outsideSubmit(amount)}
          </Button>
        </>
      }
    >
      <Field
        label={copy.how}
        hint={copy.howHint}
        value={how}
        onChange={(event) => setHow(event.currentTarget.value)}
      />
      {asksBank && (
        <Field
          label={copy.byBank(bounds.least, bounds.most)}
          inputMode="decimal"
          value={byBank}
          onChange={(event) => setByBank(event.currentTarget.value)}
        />
      )}
      {change.error && <Note kind="refused" title={sentenceOf(change.error)} />}
    </Dialog>
  )
}

type OutsideConsequencesProps = { amount: number; emails: ReturnType<typeof useForeseenEmails> }

function OutsideConsequences({ amount, emails }: OutsideConsequencesProps) {
  return (
    <>
      <WhatWillHappen
        items={[{ title: copy.outsideSays(amount), note: copy.outsideNote }, { title: copy.outsideEmail }]}
      />
      <EmailPreview {...emails} />
    </>
  )
}
