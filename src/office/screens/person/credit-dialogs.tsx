import { useState } from 'react'
import { creditCopy as copy } from '#content/en/office/credit.ts'
import { words } from '#content/en/words.ts'
import type { OfficeCredit } from '#contract/office/credit.ts'
import type { Day } from '#domain/days.ts'
import { type Cents, formatMoney, readAmount } from '#domain/money.ts'
import { useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, WhatWillHappen } from '../../ui/dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/toasts.tsx'

const { form, reversing } = copy
const kinds = (['goodwill', 'product'] as const).map((value) => ({ value, label: copy.sources[value] }))

export function GiveCreditDialog({ personId, onClose }: { personId: string; onClose: () => void }) {
  const [source, setSource] = useState<string>('goodwill')
  const [texts, setTexts] = useState({ amount: '', until: '', reason: '' })
  const change = useChange<{ until: Day }>('people', 'money')
  const amount = readAmount(texts.amount.trim()) ?? 0
  const save = () =>
    change.mutate(
      {
        path: `/people/${personId}/credit`,
        body: { source, amount, until: texts.until || null, reason: texts.reason.trim() },
      },
      {
        onSuccess: ({ until }) => {
          showToast({ text: copy.given(formatMoney(amount), words.formatDay(until)) })
          onClose()
        },
      },
    )
  const field = (key: keyof typeof texts, more: { type?: string; hint?: string; required?: boolean }) => (
    <Field
      label={form[key]}
      value={texts[key]}
      onChange={({ currentTarget: { value } }) => setTexts((former) => ({ ...former, [key]: value }))}
      {...more}
    />
  )
  return (
    <Dialog
      title={form.title}
      onClose={onClose}
      onSubmit={save}
      buttons={
        <>
          <Button onClick={onClose}>{copy.close}</Button>
          <Button kind="main" type="submit" busy={change.isPending}>
            {form.save}
          </Button>
        </>
      }
    >
      {change.error && <Note kind="refused" title={sentenceOf(change.error)} />}
      <SelectField label={form.source} value={source} onChange={setSource} options={kinds} />
      {field('amount', { required: true })}
      {field('until', { type: 'date', hint: form.untilHint })}
      {field('reason', { required: true, hint: form.reasonHint })}
    </Dialog>
  )
}

export function ReverseCreditDialog({ credit, onClose }: { credit: OfficeCredit; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const change = useChange<{ amount: Cents }>('people', 'money')
  const save = () =>
    change.mutate(
      { path: `/credit/${credit.id}/reverse`, body: { reason: reason.trim() } },
      {
        onSuccess: ({ amount }) => {
          showToast({ text: copy.taken(formatMoney(amount)) })
          onClose()
        },
      },
    )
  return (
    <Dialog
      title={reversing.title}
      onClose={onClose}
      onSubmit={save}
      buttons={
        <>
          <Button onClick={onClose}>{copy.close}</Button>
          <Button kind="main" type="submit" busy={change.isPending}>
            {reversing.save}
          </Button>
        </>
      }
    >
      <WhatWillHappen items={[{ title: reversing.says(formatMoney(credit.left)), note: '' }]} />
      {change.error && <Note kind="refused" title={sentenceOf(change.error)} />}
      <Field
        label={form.reason}
        required
        hint={form.reasonHint}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </Dialog>
  )
}
