import type { FormEvent } from 'react'
import type { Copy } from '#content/en/faqs.ts'
import { openAskPanel } from '../../services/ask-panel.ts'
import { Button } from '../../ui/button.tsx'
import styles from './ask-box.module.css'

/** Asks the academy from the page. The panel shows the answer. */
export function AskBox({ copy }: { copy: Copy['ask'] }) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    openAskPanel(String(new FormData(event.currentTarget).get('q') ?? '').trim())
  }
  return (
    <search className={`page ${styles.search}`}>
      {/* `post`: before hydration, a question must not end up in an address. */}
      <form className={styles.box} method="post" onSubmit={send}>
        <input
          className={styles.input}
          name="q"
          type="text"
          aria-label={copy.label}
          placeholder={copy.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={500}
        />
        <Button kind="ink" size="small" type="submit">
          {copy.button}
        </Button>
      </form>
    </search>
  )
}
