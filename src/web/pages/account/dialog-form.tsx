import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { CheckedForm, type Refusal } from '../../ui/form/checked-form.tsx'
import styles from './notes.module.css'

type DialogFormProps = {
  sending: { busy: boolean; fault: Refusal | undefined }
  submit: string
  /** Sending cannot be undone. */
  danger?: boolean
  cancel: string
  onSend: (fields: FormData) => void
  onCancel: () => void
  children: ReactNode
}

export function DialogForm(props: DialogFormProps) {
  const { sending, submit, danger = false, cancel, onSend, onCancel, children } = props
  return (
    <CheckedForm className={styles.fields} refused={sending.fault} onSend={onSend}>
      {children}
      <div className={styles.actions}>
        <Button kind={danger ? 'danger' : 'ink'} type="submit" busy={sending.busy}>
          {submit}
        </Button>
        <Button onClick={onCancel}>{cancel}</Button>
      </div>
    </CheckedForm>
  )
}
