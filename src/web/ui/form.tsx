import type { FormEvent, ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './form.module.css'

type FormProps = {
  /** The button's word, and the one that stands there while the form is on its way. */
  words: { submit: string; busy: string }
  busy: boolean
  onSend: (fields: FormData) => void
  children: ReactNode
}

/**
 * Fields above one orange button. The browser's own bubbles are off: what is wrong is said in the page, in its language.
 */
export function Form({ words, busy, onSend, children }: FormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(new FormData(event.currentTarget))
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {children}
      <div className={styles.submit}>
        <Button kind="main" type="submit" busy={busy}>
          {busy ? words.busy : words.submit}
        </Button>
      </div>
    </form>
  )
}
