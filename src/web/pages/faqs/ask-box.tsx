import { type KeyboardEvent, useState } from 'react'
import type { Copy } from '#content/en/site/faqs.ts'
import { openAskPanel } from '../../services/ask-panel.ts'
import { Button } from '../../ui/button.tsx'
import styles from './ask-box.module.css'

/** Asks the academy from the page; the panel shows the answer. No form: without script there is nothing to send to. */
export function AskBox({ copy }: { copy: Copy['ask'] }) {
  const [question, setQuestion] = useState('')
  const ask = () => openAskPanel(question.trim())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) ask()
  }
  return (
    <search className={`page ${styles.search}`}>
      <div className={styles.box}>
        <input
          className={styles.input}
          type="text"
          aria-label={copy.label}
          placeholder={copy.label}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={500}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button kind="ink" size="small" onClick={ask}>
          {copy.button}
        </Button>
      </div>
    </search>
  )
}
