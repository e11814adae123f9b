import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { type Check, CheckedForm, type Refusal } from './checked-form.tsx'
import styles from './form.module.css'

type FormProps = {
  /** The button's word, and the one that stands there while the form is on its way. */
  words: { submit: string; busy: string }
  busy: boolean
  check?: Check
  refused: Refusal | undefined
  onSend: (fields: FormData) => void
  children: ReactNode
}

/** Fields above one orange button. */
export function Form({ words, busy, children, ...form }: FormProps) {
  return (
    <CheckedForm className={styles.form} {...form}>
      {children}
      <div className={styles.submit}>
        <Button kind="main" type="submit" busy={busy}>
          {busy ? words.busy : words.submit}
        </Button>
      </div>
    </CheckedForm>
  )
}
