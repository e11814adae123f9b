import { NoBreaks } from './no-breaks.tsx'
import styles from './prose.module.css'

type ProseProps = {
  paragraphs: readonly string[]
  /** An address that becomes a link where a paragraph names it. */
  email?: string
}

export function Prose({ paragraphs, email }: ProseProps) {
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          {email && paragraph.includes(email) ? (
            <WithEmail email={email}>{paragraph}</WithEmail>
          ) : (
            <NoBreaks>{paragraph}</NoBreaks>
          )}
        </p>
      ))}
    </div>
  )
}

function WithEmail({ email, children }: { email: string; children: string }) {
  const [before = '', after = ''] = children.split(email)
  return (
    <>
      <NoBreaks>{before}</NoBreaks>
      <a className="inline-link" href={`mailto:${email}`}>
        {email}
      </a>
      <NoBreaks>{after}</NoBreaks>
    </>
  )
}
