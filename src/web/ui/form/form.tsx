import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { type Check, CheckedForm, type Refusal } from './checked-form.tsx'
import styles from './form.module.css'

type FormProps = {
  /** The button's label, also while the form is being sent. */
  words: { submit: string; busy: string }
  busy: boolean
  check?: Check
  refused: Refusal | undefined
  onSend: (fields: FormData) => void
  children: ReactNode
}

export function Form({ words, busy, children, ...form }: FormProps) {
  return (
    <CheckedForm className={styles.form} {...form}>
      {children}
      <div className="stack mt-3">
        <Button kind="main" type="submit" busy={busy}>
          {busy ? words.busy : words.submit}
        </Button>
      </div>
    </CheckedForm>
  )
}
