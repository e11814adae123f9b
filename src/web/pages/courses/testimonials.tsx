import type { Copy } from '#content/en/courses.ts'
import styles from './testimonials.module.css'

type TestimonialsProps = { title: string; testimonials: Copy['testimonials'] }

/** One voice very large, the others beside it. */
export function Testimonials({ title, testimonials: [first, ...others] }: TestimonialsProps) {
  return (
    <section className={`grid section later ${styles.testimonials}`}>
      <h2 className="visually-hidden">{title}</h2>
      <figure className={styles.first}>
        <blockquote>{first.text}</blockquote>
        <figcaption>{first.author}</figcaption>
      </figure>
      <div className={styles.others}>
        {others.map(({ text, author }) => (
          <figure key={author} className={styles.other}>
            <blockquote>{text}</blockquote>
            <figcaption>{author}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
