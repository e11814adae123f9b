import { useState } from 'react'
import type { Copy } from '#content/en/account/account.ts'
import { refusalOf } from '../../../services/refusal.ts'
import { eraseAccount } from '../../../services/session/account.ts'
import { identity, logOut } from '../../../services/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { Refusal } from '../../../ui/form/checked-form.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { useSending } from '../../../ui/form/use-sending.ts'
import { DialogForm } from '../dialog-form.tsx'
import styles from '../notes.module.css'
import { identityRefusal } from './identity-refusal.ts'

/** Asks twice, the second time for the password. Signing out then redirects to the home page. */
export function DeleteDialog({ copy, onClose }: { copy: Copy; onClose: () => void }) {
  const words = copy.info.deleteDialog
  const [sure, setSure] = useState(false)
  const sending = useSending<FormData, Refusal>(async (fields) => {
    try {
      const service = await identity()
      await service.confirmPassword(String(fields.get('password')))
      await eraseAccount()
      await service.deleteUser()
      await logOut()
      return undefined
    } catch (error) {
      const sentence = refusalOf(error, copy.refusal)
      return sentence === null ? identityRefusal(error, copy) : { sentence }
    }
  })
  return (
    // The key opens a new dialog for each question, so that its title is announced and it gets the focus.
    <Dialog key={String(sure)} title={sure ? words.title2 : words.title} close={copy.close} onClose={onClose}>
      {sure ? (
        <DialogForm
          sending={sending}
          submit={words.submit}
          danger
          cancel={words.keep}
          onSend={sending.start}
          onCancel={onClose}
        >
          <PasswordField
            label={words.password}
            words={copy.info}
            name="password"
            autoComplete="current-password"
            missing={copy.missing.password}
          />
        </DialogForm>
      ) : (
        <>
          <p>{words.lead}</p>
          <div className={styles.actions}>
            <Button kind="ink" onClick={() => setSure(true)}>
              {words.next}
            </Button>
            <Button onClick={onClose}>{words.keep}</Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
