import { useState } from 'react'
import { creditCopy as copy } from '#content/en/office/money/credit.ts'
import { secondPersonNeeded } from '#content/en/office/money/large-changes.ts'
import { words } from '#content/en/words.ts'
import type { OfficeCredit, PersonCredit } from '#contract/office/credit.ts'
import { type Day, isDay } from '#domain/dates/days.ts'
import { type Cents, formatMoney, readAmount } from '#domain/money/money.ts'
import { useForeseenEmails } from '../../services/foreseen-emails.ts'
import { useChange } from '../../services/queries.ts'
import { ChangeDialog } from '../../ui/dialog/change-dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'

const { form, reversing } = copy
const kinds = (['goodwill', 'product'] as const).map((value) => ({ value, label: copy.sources[value] }))

type GiveProps = Pick<PersonCredit, 'lately' | 'limit'> & { personId: string; onClose: () => void }

export function GiveCreditDialog({ personId, lately, limit, onClose }: GiveProps) {
  const [source, setSource] = useState<string>('goodwill')
  const [texts, setTexts] = useState({ amount: '', until: '', reason: '' })
  const { mutateAsync } = useChange<{ until: Day }>('people', 'money')
  const amount = readAmount(texts.amount.trim())
  const reason = texts.reason.trim()
  const path = `/people/${personId}/credit`
  const body = { source, amount, until: texts.until || null, reason, lately }
  const run = async () => {
    const { until } = await mutateAsync({ path, body })
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
  const emails = useForeseenEmails(path, amount && reason ? body : null)
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
      <SelectField label={form.source} value={source} onChange={setSource} options={kinds} />
      {field('amount')}
      {field('until', { type: 'date', hint: form.untilHint })}
      {field('reason', { hint: form.reasonHint })}
    </ChangeDialog>
  )
}

export function ReverseCreditDialog({ credit, onClose }: { credit: OfficeCredit; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const { mutateAsync } = useChange<{ amount: Cents }>('people', 'money')
  const reason = typed.trim()
  const left = formatMoney(credit.left)
  const run = async () => {
    const { amount } = await mutateAsync({ path: `/credit/${credit.id}/reverse`, body: { reason } })
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
