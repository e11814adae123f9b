import type { Copy } from '#content/en/account/account.ts'
import { identity } from '../../../services/session/session.ts'
import { NewPasswordField } from '../../../ui/form/new-password-fields.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { ChangeDialog } from './change-dialog.tsx'

type PasswordDialogProps = { copy: Copy; leastLength: number; onClose: () => void }

export function PasswordDialog({ copy, leastLength, onClose }: PasswordDialogProps) {
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
      <NewPasswordField
        label={words.next}
        words={copy.info}
        missing={copy.missing.newPassword}
        strength={words.strength}
        leastLength={leastLength}
      />
    </ChangeDialog>
  )
}
