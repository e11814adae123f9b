import { faultsOfNewPassword } from '#domain/password.ts'
import type { Check } from './checked-form.tsx'
import { PasswordField } from './password-field.tsx'

type NewPasswordFieldsProps = {
  copy: {
    password: string
    confirm: string
    words: { show: string; hide: string }
    hint: string
    missing: { password: string; confirm: string }
  }
}

/** A new password and its confirmation, as `newPassword` and `confirmation`. */
export function NewPasswordFields({ copy }: NewPasswordFieldsProps) {
  const shared = { words: copy.words, autoComplete: 'new-password' }
  return (
    <>
      <PasswordField
        {...shared}
        label={copy.password}
        name="newPassword"
        hint={copy.hint}
        missing={copy.missing.password}
      />
      <PasswordField {...shared} label={copy.confirm} name="confirmation" missing={copy.missing.confirm} />
    </>
  )
}

/** The `check` of the form around these fields. */
export function newPasswordCheck(words: { tooShort: string; mismatch: string }): Check {
  return (_value, name, fields) => {
    const typed = (field: string) => String(fields.get(field))
    const faults = faultsOfNewPassword(typed('newPassword'), typed('confirmation'))
    if (name === 'newPassword' && faults?.tooShort) return words.tooShort
    return name === 'confirmation' && faults?.mismatch ? words.mismatch : undefined
  }
}
