import type { Copy } from '#content/en/auth-action.ts'
import { faultsOfNewPassword, type NewPasswordFaults } from '#domain/password.ts'
import { asIdentityFailure, type IdentityFailure } from '../../services/identity-failure.ts'
import { identity } from '../../services/session.ts'
import { Form } from '../../ui/form.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { NewPasswordFields } from '../../ui/new-password-fields.tsx'
import { useSending } from '../../ui/use-sending.ts'

type Fault = { passwords: NewPasswordFaults } | { provider: IdentityFailure }

const deadCodes = ['expired-action-code', 'invalid-action-code', 'user-disabled', 'user-not-found']

type NewPasswordFormProps = {
  copy: Copy
  code: string
  email: string
  onSaved: () => void
  onDead: () => void
}

export function NewPasswordForm({ copy, code, email, onSaved, onDead }: NewPasswordFormProps) {
  const { busy, fault, start } = useSending(async (fields: FormData): Promise<Fault | undefined> => {
    const password = String(fields.get('password'))
    const passwords = faultsOfNewPassword(password, String(fields.get('confirmation')))
    if (passwords) return { passwords }
    try {
      await (await identity()).resetPassword(code, password)
      onSaved()
      return undefined
    } catch (error) {
      const provider = asIdentityFailure(error)
      if (!deadCodes.includes(provider.kind)) return { provider }
      onDead()
      return undefined
    }
  })
  const provider = fault && 'provider' in fault ? fault.provider : undefined
  return (
    <Form words={copy.newPassword} busy={busy} onSend={start}>
      <FormError>{provider && (copy.provider[provider.kind] ?? provider.message)}</FormError>
      {/* Tells password managers whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        copy={copy.newPassword}
        faults={fault && 'passwords' in fault ? fault.passwords : undefined}
      />
    </Form>
  )
}
