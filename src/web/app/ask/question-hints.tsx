import type { Copy } from '#content/en/ask.ts'
import styles from './question-hints.module.css'

type ExamplesProps = { copy: Copy; onAsk: (question: string) => void }

export function Examples({ copy, onAsk }: ExamplesProps) {
  return (
    <>
      <p className="second">{copy.lead}</p>
      <ul className={`plain-list ${styles.examples}`} aria-label={copy.examplesLabel}>
        {copy.examples.map((question) => (
          <li key={question}>
            <button type="button" className={`serif ${styles.example}`} onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

export function KeyHints({ copy: { keys } }: { copy: Copy }) {
  return (
    <p className={styles.keys} aria-hidden="true">
      <kbd>↑</kbd> <kbd>↓</kbd> {keys.choose} <kbd>Enter</kbd> {keys.opens} <kbd>Esc</kbd> {keys.closes}
    </p>
  )
}
