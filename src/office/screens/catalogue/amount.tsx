import { useState } from 'react'
import { pricesCopy as copy } from '#content/en/office/catalogue/catalogue.ts'
import { type Cents, readAmount } from '#domain/money/money.ts'
import { Field } from '../../ui/field.tsx'
import css from './prices.module.css'

type Props = { label: string; cents: Cents; onChange: (cents: Cents) => void }

export function AmountField({ label, cents, onChange }: Props) {
  const { shown, isWrong, type } = useAmount(cents, onChange)
  return (
    <Field
      label={label}
      hint={copy.dollars}
      error={isWrong ? copy.wrong : undefined}
      inputMode="decimal"
      value={shown}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
}

/** In a row of a table, whose column names it. */
export function AmountInput({ label, cents, disabled, onChange }: Props & { disabled: boolean }) {
  const { shown, isWrong, type } = useAmount(cents, onChange)
  return (
    <input
      className={`text-right bg-white field-frame rounded ${css.input}`}
      aria-label={copy.drafted(label)}
      aria-invalid={isWrong || undefined}
      inputMode="decimal"
      disabled={disabled}
      value={shown}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
}

/** Dollars as they are typed; what is not an amount is sent as 0, which the server refuses. */
function useAmount(cents: Cents, onChange: (cents: Cents) => void) {
  const [typed, setTyped] = useState('')
  // The price may also change without the field: a draft is deleted, a version is taken back.
  const isOwn = typed !== '' && (readAmount(typed) ?? 0) === cents
  const shown = isOwn || !cents ? typed : (cents / 100).toFixed(2)
  return {
    shown,
    isWrong: shown.trim() !== '' && readAmount(shown) === null,
    type(value: string) {
      setTyped(value)
      onChange(readAmount(value) ?? 0)
    },
  }
}
