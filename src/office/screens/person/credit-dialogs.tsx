import { useState } from 'react'
import { creditCopy as copy } from '#content/en/office/money/credit.ts'
import { secondPersonNeeded } from '#content/en/office/money/large-changes.ts'
import { words } from '#content/en/words.ts'
import type { OfficeCredit, PersonCredit } from '#contract/office/credit.ts'
import { isDay } from '#domain/dates/days.ts'
import { formatMoney, readAmount } from '#domain/money/money.ts'
import { useForeseenEmails } from '../../services/foreseen-emails.ts'
import { useChange } from '../../services/queries.ts'
import { ChangeDialog } from '../../ui/dialog/change-dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'

const { form, reversing } = copy
type Source = (typeof kinds)[number]['value']
const kinds = (['goodwill', 'product'] as const).map((value) => ({ value, label: copy.sources[value] }))

type GiveProps = Pick<PersonCredit, 'lately' | 'limit'> & { personId: string; onClose: () => void }

export function GiveCreditDialog({ personId, lately, limit, onClose }: GiveProps) {
  const [source, setSource] = useState<Source>('goodwill')
  const [texts, setTexts] = useState({ amount: '', until: '', reason: '' })
  const { mutateAsync } = useChange('people', 'money')
  const amount = readAmount(texts.amount.trim())
  const reason = texts.reason.trim()
  const body = { source, amount: amount ?? 0, until: texts.until || null, reason, lately }
  const run = async () => {
    const { until } = await mutateAsync({
      call: 'POST /api/office/people/:id/credit',
      params: { id: personId },
      body,
    })
    return copy.given(formatMoney(amount ?? 0), words.formatDay(until))
  }
  const field = (key: keyof typeof texts, more: { type?: string; hint?: string } = {}) => (
    <Field
      label={form[key]}
      autoComplete="off"
      value={texts[key]}
      onChange={({ currentTarget: { value } }) => setTexts((former) => ({ ...former, [key]: value }))}
      {...more}
    />
  )
  const emails = useForeseenEmails(
    'POST /api/office/people/:id/credit/preview',
    amount && reason ? { params: { id: personId }, body } : null,
  )
  return (
    <ChangeDialog
      title={form.title}
      happens={[
        ...((amount ?? 0) + lately > limit ? [secondPersonNeeded(limit)] : []),
        ...form.happens(
          amount === null ? null : formatMoney(amount),
          isDay(texts.until) ? words.formatDay(texts.until) : '',
        ),
      ]}
      submit={form.save}
      leave={form.leave}
      reason={!amount ? form.needsAmount : !reason && form.needsReason}
      emails={emails}
      run={run}
      onClose={onClose}
    >
      <SelectField
        label={form.source}
        value={source}
        onChange={(value) => setSource(value as Source)}
        options={kinds}
      />
      {field('amount')}
      {field('until', { type: 'date', hint: form.untilHint })}
      {field('reason', { hint: form.reasonHint })}
    </ChangeDialog>
  )
}

export function ReverseCreditDialog({ credit, onClose }: { credit: OfficeCredit; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const { mutateAsync } = useChange('people', 'money')
  const reason = typed.trim()
  const left = formatMoney(credit.left)
  const run = async () => {
    const { amount } = await mutateAsync({
      call: 'POST /api/office/credit/:id/reverse',
      params: { id: credit.id },
      body: { reason },
    })
    return copy.taken(formatMoney(amount))
  }
  return (
    <ChangeDialog
      title={reversing.title}
      happens={reversing.happens(left)}
      submit={reversing.save(left)}
      leave={reversing.leave}
      reason={!reason && form.needsReason}
      run={run}
      onClose={onClose}
    >
      <Field
        label={form.reason}
        hint={form.reasonHint}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </ChangeDialog>
  )
}
