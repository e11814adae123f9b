// Loaded with stage two.
import { type FormEvent, useState } from 'react'
import type { Copy } from '#content/en/registration/discount-code.ts'
import { type Cents, formatMoney } from '#domain/money/money.ts'
import { refusalOf } from '../../../services/refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useSending } from '../../../ui/form/use-sending.ts'
import styles from './code-choice.module.css'
import type { AppliedCode } from './kept-code.ts'

type CodeChoiceProps = {
  copy: Copy
  /** Without a code. */
  total: Cents
  applied: AppliedCode | null
  locked: boolean
  /** The price with the code; the server refuses a code that does not hold. */
  price: (code: string) => Promise<Cents>
  onApply: (applied: AppliedCode | null) => void
}

export function CodeChoice({ copy, total, applied, locked, price, onApply }: CodeChoiceProps) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const sending = useSending<string, undefined>(async (code) => {
    setFault(undefined)
    try {
      onApply({ code, price: await price(code) })
      setTyped('')
    } catch (failure) {
      setFault(refusalOf(failure, copy.refusal) ?? copy.failed)
    }
    return undefined
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = typed.trim().toUpperCase()
    if (code === '') setFault(copy.missing)
    else sending.start(code)
  }
  if (applied) {
    return (
      <AppliedCodeNote
        copy={copy}
        total={total}
        applied={applied}
        locked={locked}
        onRemove={() => onApply(null)}
      />
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={copy.label}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        disabled={locked}
        value={typed}
        error={fault}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" disabled={locked} busy={sending.busy}>
        {copy.apply}
      </Button>
    </form>
  )
}

type AppliedCodeNoteProps = {
  copy: Copy
  total: Cents
  applied: AppliedCode
  locked: boolean
  onRemove: () => void
}

function AppliedCodeNote({ copy, total, applied, locked, onRemove }: AppliedCodeNoteProps) {
  const { code, price } = applied
  return (
    <div className={styles.applied}>
      <p aria-live="polite">
        {copy.applied(code, formatMoney(total - price), formatMoney(price))} {copy.oncePaid}
      </p>
      <Button size="small" disabled={locked} onClick={onRemove}>
        {copy.remove}
      </Button>
    </div>
  )
}
