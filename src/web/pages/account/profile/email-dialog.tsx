import type { Copy } from '#content/en/account/account.ts'
import { identity } from '../../../services/session/session.ts'
import { Field } from '../../../ui/form/field.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { ChangeDialog } from './change-dialog.tsx'

/** Sends a link to the new address; the old one stays in use until the link is opened. */
export function EmailDialog({ copy, onClose }: { copy: Copy; onClose: () => void }) {
  const words = copy.info.emailDialog
  async function change(fields: FormData): Promise<string> {
    const email = String(fields.get('newEmail')).trim()
    const service = await identity()
    await service.confirmPassword(String(fields.get('password')))
    await service.changeEmail(email)
    return words.sent(email)
  }
  return (
    <ChangeDialog copy={copy} words={words} change={change} onClose={onClose}>
      <Field
        label={words.newEmail}
        name="newEmail"
        type="email"
        autoComplete="email"
        missing={copy.missing.newEmail}
        invalid={copy.info.invalidEmail}
      />
      <PasswordField
        label={words.password}
        words={copy.info}
        name="password"
        autoComplete="current-password"
        missing={copy.missing.password}
      />
    </ChangeDialog>
  )
}
