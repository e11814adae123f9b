import { openAskPanel } from '../../services/ask-panel.ts'
import styles from './ask-button.module.css'

/** Its click may come before hydration; keepEarlyClick repeats it. */
export function AskButton({ label }: { label: string }) {
  return (
    <button type="button" className={styles.ask} aria-haspopup="dialog" onClick={() => openAskPanel('')}>
      <span className={styles.word}>{label}</span>
    </button>
  )
}
