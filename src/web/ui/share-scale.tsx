import styles from './share-scale.module.css'
import { NoBreaks } from './text/no-breaks.tsx'

/** Several lines where each course has its own day. */
type Step = { share: string; when: string | readonly string[] }

/** Refund shares along a time scale; vertical on phones. */
export function ShareScale({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.scale}>
      {steps.map(({ share, when }) => (
        <li key={share} className={styles.step}>
          <span className={`serif ${styles.share}`}>{share}</span>{' '}
          <span className={styles.when}>
            {[when].flat().map((line) => (
              <span key={line} className="block">
                <NoBreaks>{line}</NoBreaks>
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}
