import type { Copy } from '#content/en/courses/courses.ts'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import styles from './testimonials.module.css'

export function Testimonials({ copy }: { copy: Copy }) {
  const [first, ...others] = copy.testimonials()
  if (!first) return null
  return (
    <section className={`grid section later ${styles.testimonials}`}>
      <h2 className="visually-hidden">{copy.testimonialsTitle}</h2>
      <figure className={styles.first}>
        <blockquote className="quoted">
          <NoBreaks>{copy.quoted(first.text)}</NoBreaks>
        </blockquote>
        <figcaption>{first.author}</figcaption>
      </figure>
      <div className={styles.others}>
        {others.map(({ key, text, author }) => (
          <figure key={key} className={styles.other}>
            <blockquote>
              <NoBreaks>{text}</NoBreaks>
            </blockquote>
            <figcaption>{author}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
