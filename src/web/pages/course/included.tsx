import type { Copy } from '#content/en/courses/course.ts'
import { photos } from '#content/media/photos.ts'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { HalfPicture } from './half-picture.tsx'
import styles from './included.module.css'

type IncludedProps = { copy: Copy; photo: 'kit_flat' | 'fixtures' | 'handson'; points: readonly string[] }

export function Included({ copy, photo, points }: IncludedProps) {
  return (
    <section className="grid later gap-y-6 pb-section">
      <HalfPicture of={photos[photo]} side="left" />
      <div className={styles.words}>
        <h2>{copy.included.title}</h2>
        <ul className={`plain-list ${styles.points}`}>
          {points.map((point) => (
            <li key={point}>
              <svg viewBox="0 0 18 14" aria-hidden="true">
                <path d="M1 7.5l5 5L17 1" />
              </svg>
              <span>
                <NoBreaks>{point}</NoBreaks>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
