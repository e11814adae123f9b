import type { Copy } from '#content/en/site/home-lower-half.ts'
import { photos } from '#content/media/photos.ts'
import { Picture } from '../../ui/media/picture.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import styles from './testimonial.module.css'

type TestimonialProps = { copy: Copy['testimonial']; alt: string }

export function Testimonial({ copy, alt }: TestimonialProps) {
  const first = copy.first()
  if (!first) return null
  return (
    <div className="section grid gap-y-7">
      <div className={styles.certificate}>
        <Picture
          of={photos.certificate}
          alt={alt}
          sizes="(width < 48rem) 134vw, 66vw"
          className={styles.picture}
        />
      </div>
      <figure className={styles.quotation}>
        <blockquote className={`quoted ${styles.text}`}>
          <NoBreaks>{copy.quoted(first.text)}</NoBreaks>
        </blockquote>
        <figcaption className={`draw ${styles.author}`}>{first.author}</figcaption>
      </figure>
    </div>
  )
}
