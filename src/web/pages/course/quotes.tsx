import type { Copy } from '#content/en/courses/course.ts'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import styles from './quotes.module.css'

export function Quotes({ copy }: { copy: Copy }) {
  const [first, ...others] = copy.testimonials()
  if (!first) return null
  return (
    <section className={`grid later ${styles.quotes}`}>
      <h2 className="visually-hidden">{copy.quotesTitle}</h2>
      <figure className={styles.first}>
        <blockquote className="quoted">
          <NoBreaks>{copy.quoted(first.text)}</NoBreaks>
        </blockquote>
        <figcaption className="second small">{first.author}</figcaption>
      </figure>
      <div className={styles.others}>
        {others.slice(0, 2).map(({ key, text, author }) => (
          <figure key={key} className={styles.other}>
            <blockquote>
              <NoBreaks>{text}</NoBreaks>
            </blockquote>
            <figcaption className="second small">{author}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
