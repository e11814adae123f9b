import { useState } from 'react'
import type { Copy } from '#content/en/account.ts'
import { leastPasswordLength } from '#domain/password.ts'
import { identity } from '../../services/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { DialogForm } from './dialog-form.tsx'
import { identityFault } from './identity-fault.ts'
import styles from './notes.module.css'

export function PasswordDialog({ copy, onClose }: { copy: Copy; onClose: () => void }) {
  const words = copy.info.passwordDialog
  const [done, setDone] = useState(false)
  const sending = useSending<FormData, string>(async (fields) => {
    const next = String(fields.get('next'))
    try {
      const service = await identity()
      await service.confirmPassword(String(fields.get('current')))
      await service.changePassword(next)
      setDone(true)
      return undefined
    } catch (error) {
      return identityFault(error, copy.info)
    }
  })
  return (
    <Dialog title={words.title} close={copy.close} onClose={onClose}>
      <div role="status">{done && <p className={styles.done}>{words.done}</p>}</div>
      {done ? (
        <div className={styles.actions}>
          <Button onClick={onClose}>{copy.close}</Button>
        </div>
      ) : (
        <DialogForm
          sending={sending}
          submit={words.submit}
          leave={copy.notNow}
          onSend={sending.start}
          onLeave={onClose}
        >
          <PasswordField
            label={words.current}
            words={copy.info}
            name="current"
            autoComplete="current-password"
            missing={copy.missing.password}
          />
          <PasswordField
            label={words.next}
            words={copy.info}
            name="next"
            autoComplete="new-password"
            pattern={`.{${leastPasswordLength},}`}
            hint={words.hint}
            missing={copy.missing.newPassword}
            invalid={words.tooShort}
          />
        </DialogForm>
      )}
    </Dialog>
  )
}
