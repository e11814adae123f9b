import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { CheckedForm, type Refusal } from '../../ui/checked-form.tsx'
import styles from './notes.module.css'

type DialogFormProps = {
  sending: { busy: boolean; fault: Refusal | undefined }
  /** What the two buttons say: sending it, and leaving it. */
  submit: string
  leave: string
  onSend: (fields: FormData) => void
  onLeave: () => void
  children: ReactNode
}

/** A form in a dialog: what went wrong, its fields, and the two ways out. */
export function DialogForm({ sending, submit, leave, onSend, onLeave, children }: DialogFormProps) {
  return (
    <CheckedForm className={styles.fields} refused={sending.fault} onSend={onSend}>
      {children}
      <div className={styles.actions}>
        <Button kind="ink" type="submit" busy={sending.busy}>
          {submit}
        </Button>
        <Button onClick={onLeave}>{leave}</Button>
      </div>
    </CheckedForm>
  )
}
