import { useState } from 'react'
import type { Copy } from '#content/en/account.ts'
import { identity } from '../../services/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { DialogForm } from './dialog-form.tsx'
import { identityFault } from './identity-fault.ts'
import styles from './notes.module.css'

/** Asks for a link to the new address; the old one stands until it is followed. */
export function EmailDialog({ copy, onClose }: { copy: Copy; onClose: () => void }) {
  const words = copy.info.emailDialog
  const [sentTo, setSentTo] = useState<string>()
  const sending = useSending<FormData, string>(async (fields) => {
    const email = String(fields.get('email')).trim()
    try {
      const service = await identity()
      await service.confirmPassword(String(fields.get('password')))
      await service.changeEmail(email)
      setSentTo(email)
      return undefined
    } catch (error) {
      return identityFault(error, copy.info)
    }
  })
  return (
    <Dialog title={words.title} close={copy.close} onClose={onClose}>
      <div role="status">{sentTo && <p className={styles.done}>{words.sent(sentTo)}</p>}</div>
      {sentTo ? (
        <div className={styles.actions}>
          <Button onClick={onClose}>{copy.close}</Button>
        </div>
      ) : (
        <>
          <p className="second">{words.lead}</p>
          <DialogForm
            sending={sending}
            submit={words.submit}
            leave={copy.notNow}
            onSend={sending.start}
            onLeave={onClose}
          >
            <Field
              label={words.newEmail}
              name="email"
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
          </DialogForm>
        </>
      )}
    </Dialog>
  )
}
