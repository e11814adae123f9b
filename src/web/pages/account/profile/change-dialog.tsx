import { type ReactNode, useState } from 'react'
import type { Copy } from '#content/en/account/account.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { Refusal } from '../../../ui/form/checked-form.tsx'
import { useSending } from '../../../ui/form/use-sending.ts'
import { Done } from '../../../ui/page/done.tsx'
import { DialogForm } from '../dialog-form.tsx'
import styles from '../notes.module.css'
import { identityRefusal } from './identity-refusal.ts'

type ChangeDialogProps = {
  copy: Copy
  words: { title: string; lead?: string; submit: string }
  /** Returns the confirmation to show. */
  change: (fields: FormData) => Promise<string>
  onClose: () => void
  children: ReactNode
}

/** Form and confirmation for a change of email or password. */
export function ChangeDialog({ copy, words, change, onClose, children }: ChangeDialogProps) {
  const [done, setDone] = useState<string>()
  const sending = useSending<FormData, Refusal>(async (fields) => {
    try {
      setDone(await change(fields))
      return undefined
    } catch (error) {
      return identityRefusal(error, copy)
    }
  })
  return (
    <Dialog title={words.title} close={copy.close} onClose={onClose}>
      {done ? (
        <>
          <Done>{done}</Done>
          <div className={styles.actions}>
            <Button onClick={onClose}>{copy.close}</Button>
          </div>
        </>
      ) : (
        <>
          {words.lead && <p className="second">{words.lead}</p>}
          <DialogForm
            sending={sending}
            submit={words.submit}
            cancel={copy.notNow}
            onSend={sending.start}
            onCancel={onClose}
          >
            {children}
          </DialogForm>
        </>
      )}
    </Dialog>
  )
}
