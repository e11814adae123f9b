import { NoBreaks } from './no-breaks.tsx'
import styles from './share-scale.module.css'

/** Three shares along a bar that runs from much time left to none; upright on the phone. */
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
