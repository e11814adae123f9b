import type { Copy } from '#content/en/account/auth-action.ts'
import { asIdentityFailure, type IdentityFailure } from '../../services/session/identity-failure.ts'
import { identity, useSession } from '../../services/session/session.ts'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { useSending } from '../../ui/form/use-sending.ts'
import { WordButton } from '../../ui/word-button.tsx'
import { deadCodes } from './dead-codes.ts'
import type { Confirmation } from './use-action-link.ts'

type ConfirmFormProps = {
  copy: Copy
  confirmation: Confirmation
  onDone: () => void
  onDead: () => void
}

/**
 * A mailbox alone proves nothing about the account: its address is verified or changed only by a browser that is signed in
 * to it, or becomes so with its password. To take an address back, the link is enough.
 */
export function ConfirmForm({ copy, confirmation, onDone, onDead }: ConfirmFormProps) {
  const { action, code, account } = confirmation
  const { user } = useSession()
  const asksPassword = action !== 'restore' && user?.email !== account
  const { busy, fault, start } = useSending(
    async (fields: FormData): Promise<IdentityFailure | undefined> => {
      try {
        const service = await identity()
        if (asksPassword) await service.signIn(account, String(fields.get('password')))
        await (action === 'restore' ? service.restoreAddress(code) : service.confirmAddress(code))
        onDone()
        return undefined
      } catch (error) {
        const failure = asIdentityFailure(error)
        if (!deadCodes.includes(failure.kind)) return failure
        onDead()
        return undefined
      }
    },
  )
  const refused = fault && { sentence: sentenceFor(fault, copy), fields: fault.fields }
  return (
    <Form words={copy.confirm[action]} busy={busy} refused={refused} onSend={start}>
      {asksPassword && (
        <>
          {/* Tells password managers whose password this is. */}
          <input type="email" name="email" autoComplete="username" value={account} readOnly hidden />
          <PasswordField
            label={copy.confirm.password}
            words={copy.newPassword.words}
            name="password"
            autoComplete="current-password"
            missing={copy.confirm.missing}
            aside={
              <WordButton strong to="/forgot-password" state={{ email: account }}>
                {copy.confirm.forgot}
              </WordButton>
            }
          />
        </>
      )}
    </Form>
  )
}

function sentenceFor({ kind, message }: IdentityFailure, { confirm, provider }: Copy): string {
  if (kind === 'wrong-password' || kind === 'invalid-credential') return confirm.wrongPassword
  return provider[kind] ?? message
}
