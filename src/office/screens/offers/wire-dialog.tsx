import { useState } from 'react'
import { offersCopy as copy } from '#content/en/office/money/offers.ts'
import { dayOf, isDay } from '#domain/dates/days.ts'
import { type Cents, readAmount } from '#domain/money/money.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { useChange } from '../../services/queries.ts'
import { ChangeDialog } from '../../ui/dialog/change-dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'

type Props = { about: string; name: string; amount: Cents; onClose: () => void }

/** Money that arrived by wire or check for an offer or a registration. */
export function WireDialog({ about, name, amount, onClose }: Props) {
  const today = dayOf(useAcademyNow())
  const [method, setMethod] = useState<keyof typeof copy.methods>('wire')
  const [typed, setTyped] = useState((amount / 100).toFixed(2))
  const [reference, setReference] = useState('')
  const [receivedOn, setReceivedOn] = useState<string>(today)
  const { mutateAsync } = useChange('offers')
  const arrived = readAmount(typed.trim())
  const reason =
    (arrived === null && copy.form.noAmount(typed)) ||
    (!reference.trim() && copy.wireForm.needsReference) ||
    (!isDay(receivedOn) && copy.form.needsDay)
  const run = async () => {
    const body = { about, method, amount: arrived ?? 0, reference: reference.trim(), receivedOn }
    await mutateAsync({ call: 'POST /api/office/wires', body })
    return copy.recorded
  }
  return (
    <ChangeDialog
      title={copy.wireForm.title}
      happens={copy.happens.recorded(name, arrived)}
      submit={copy.saveWire(method)}
      leave={copy.keepWire}
      reason={reason}
      run={run}
      onClose={onClose}
    >
      <SelectField
        label={copy.wireForm.method}
        value={method}
        onChange={(value) => setMethod(value as typeof method)}
        options={Object.entries(copy.methods).map(([value, label]) => ({ value, label }))}
      />
      <Field
        label={copy.wireForm.amount}
        inputMode="decimal"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Field
        label={copy.wireForm.reference}
        autoComplete="off"
        value={reference}
        onChange={(event) => setReference(event.currentTarget.value)}
      />
      <Field
        label={copy.wireForm.received}
        type="date"
        max={today}
        value={receivedOn}
        onChange={(event) => setReceivedOn(event.currentTarget.value)}
      />
    </ChangeDialog>
  )
}
