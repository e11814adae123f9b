import { academy } from '#content/academy.ts'
import { NoBreaks } from './no-breaks.tsx'
import styles from './prose.module.css'

export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
    </div>
  )
}

/** The academy's email address in it is a link. */
function Paragraph({ children }: { children: string }) {
  const [before = '', after] = children.split(academy.email)
  return (
    <p>
      <NoBreaks>{before}</NoBreaks>
      {after !== undefined && (
        <>
          <a className="inline-link" href={`mailto:${academy.email}`}>
            {academy.email}
          </a>
          <NoBreaks>{after}</NoBreaks>
        </>
      )}
    </p>
  )
}
