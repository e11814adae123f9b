import { useState } from 'react'
import { isStrongPassword } from '#domain/people/password.ts'
import type { Check } from './checked-form.tsx'
import { PasswordField } from './password-field.tsx'

/** Each site sets the least length. */
type StrengthWords = {
  hint: (least: number) => string
  tooShort: (least: number) => string
  weak: string
  strong: string
}

type NewPasswordFieldProps = {
  label: string
  missing: string
  words: { show: string; hide: string }
  strength: StrengthWords
  leastLength: number
}

/** A new password, as `newPassword`. The hint under it follows what is typed. */
export function NewPasswordField({ strength, leastLength, ...rest }: NewPasswordFieldProps) {
  const [hint, setHint] = useState<string>()
  function judge(password: string) {
    if (password.length < leastLength) return undefined
    return isStrongPassword(password) ? strength.strong : strength.weak
  }
  return (
    <PasswordField
      {...rest}
      name="newPassword"
      autoComplete="new-password"
      pattern={`.{${leastLength},}`}
      invalid={strength.tooShort(leastLength)}
      hint={hint ?? strength.hint(leastLength)}
      onInput={({ currentTarget }) => setHint(judge(currentTarget.value))}
    />
  )
}

type NewPasswordFieldsProps = {
  copy: {
    password: string
    confirm: string
    words: { show: string; hide: string }
    strength: StrengthWords
    missing: { password: string; confirm: string }
  }
  leastLength: number
}

/** A new password and its confirmation, as `newPassword` and `confirmation`. */
export function NewPasswordFields({ copy, leastLength }: NewPasswordFieldsProps) {
  const { words, strength, missing } = copy
  return (
    <>
      <NewPasswordField
        label={copy.password}
        missing={missing.password}
        words={words}
        strength={strength}
        leastLength={leastLength}
      />
      <PasswordField
        label={copy.confirm}
        missing={missing.confirm}
        words={words}
        name="confirmation"
        autoComplete="new-password"
      />
    </>
  )
}

/** The `check` of the form around these fields. */
export function newPasswordCheck({ mismatch }: { mismatch: string }): Check {
  return (value, name, fields) =>
    name === 'confirmation' && value !== fields.get('newPassword') ? mismatch : undefined
}
