import { NoBreaks } from './no-breaks.tsx'
import styles from './share-scale.module.css'

/** Refund shares along a time scale; vertical on phones. */
export function ShareScale({ steps }: { steps: readonly { share: string; when: string }[] }) {
  return (
    <ol className={styles.scale}>
      {steps.map(({ share, when }) => (
        <li key={when} className={styles.step}>
          <span className={styles.share}>{share}</span>{' '}
          <span className={styles.when}>
            <NoBreaks>{when}</NoBreaks>
          </span>
        </li>
      ))}
    </ol>
  )
}
