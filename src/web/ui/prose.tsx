import { NoBreaks } from './no-breaks.tsx'
import styles from './prose.module.css'

export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <NoBreaks>{paragraph}</NoBreaks>
        </p>
      ))}
    </div>
  )
}
