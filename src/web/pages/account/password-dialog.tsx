import type { Copy } from '#content/en/account.ts'
import { leastPasswordLength } from '#domain/password.ts'
import { identity } from '../../services/session.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { ChangeDialog } from './change-dialog.tsx'

export function PasswordDialog({ copy, onClose }: { copy: Copy; onClose: () => void }) {
  const words = copy.info.passwordDialog
  async function change(fields: FormData): Promise<string> {
    const service = await identity()
    await service.confirmPassword(String(fields.get('password')))
    await service.changePassword(String(fields.get('newPassword')))
    return words.done
  }
  return (
    <ChangeDialog copy={copy} words={words} change={change} onClose={onClose}>
      <PasswordField
        label={words.current}
        words={copy.info}
        name="password"
        autoComplete="current-password"
        missing={copy.missing.password}
      />
      <PasswordField
        label={words.next}
        words={copy.info}
        name="newPassword"
        autoComplete="new-password"
        pattern={`.{${leastPasswordLength},}`}
        hint={words.hint}
        missing={copy.missing.newPassword}
        invalid={words.tooShort}
      />
    </ChangeDialog>
  )
}
