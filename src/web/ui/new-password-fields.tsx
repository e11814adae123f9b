import { PasswordField } from './password-field.tsx'

type NewPasswordFieldsProps = {
  copy: {
    password: string
    confirm: string
    words: { show: string; hide: string }
    hint: string
    tooShort: string
    mismatch: string
    missing: { password: string; confirm: string }
  }
  faults: { tooShort: boolean; mismatch: boolean } | undefined
}

/** A password typed twice, as `password` and `confirmation`; the rule is there as a hint before it is broken. */
export function NewPasswordFields({ copy, faults }: NewPasswordFieldsProps) {
  const shared = { words: copy.words, autoComplete: 'new-password' }
  return (
    <>
      <PasswordField
        {...shared}
        label={copy.password}
        name="password"
        hint={copy.hint}
        missing={copy.missing.password}
        error={faults?.tooShort ? copy.tooShort : undefined}
      />
      <PasswordField
        {...shared}
        label={copy.confirm}
        name="confirmation"
        missing={copy.missing.confirm}
        error={faults?.mismatch ? copy.mismatch : undefined}
      />
    </>
  )
}
