import type { Copy } from '#content/en/account/auth-action.ts'
import { asIdentityFailure, type IdentityFailure } from '../../services/session/identity-failure.ts'
import { identity } from '../../services/session/session.ts'
import { Form } from '../../ui/form/form.tsx'
import { NewPasswordFields, newPasswordCheck } from '../../ui/form/new-password-fields.tsx'
import { useSending } from '../../ui/form/use-sending.ts'
import { deadCodes } from './dead-codes.ts'

type NewPasswordFormProps = {
  copy: Copy
  code: string
  email: string
  leastLength: number
  onSaved: () => void
  onDead: () => void
}

export function NewPasswordForm({ copy, code, email, leastLength, onSaved, onDead }: NewPasswordFormProps) {
  const { busy, fault, start } = useSending(
    async (fields: FormData): Promise<IdentityFailure | undefined> => {
      try {
        await (await identity()).resetPassword(code, String(fields.get('newPassword')))
        onSaved()
        return undefined
      } catch (error) {
        const failure = asIdentityFailure(error)
        if (!deadCodes.includes(failure.kind)) return failure
        onDead()
        return undefined
      }
    },
  )
  const refused = fault && {
    sentence: copy.provider[fault.kind] ?? fault.message,
    fields: fault.fields,
  }
  return (
    <Form
      words={copy.newPassword}
      busy={busy}
      check={newPasswordCheck(copy.newPassword)}
      refused={refused}
      onSend={start}
    >
      {/* Tells password managers whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields copy={copy.newPassword} leastLength={leastLength} />
    </Form>
  )
}
