import type { ReactNode } from 'react'
import type { Copy } from '#content/en/courses/courses.ts'
import { uprightPhoto, widePhoto } from '#content/media/course-photos.ts'
import { chosenPhoto, itemPhoto } from '#content/media/item-photos.ts'
import { ArrowIcon } from '../../ui/arrow-icon.tsx'
import { Moving, pictureName } from '../../ui/media/moving.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import styles from './panel.module.css'
import type { PanelId } from './panels.ts'

type PanelProps = {
  id: PanelId
  selected: PanelId | null
  copy: Copy
  title: string
  children: ReactNode
}

/** A detail panel: picture, title, content and a button to the top of the page. */
export function Panel({ id, selected, copy, title, children }: PanelProps) {
  const program = id === 'fellowship' || id === 'mastership'
  const { toTop } = copy.panel
  const scrollToTop = () => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' })
    // Otherwise the next Tab would return to this panel.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <section
      id={id}
      className={`grid ${styles.panel}`}
      data-open={id === selected || undefined}
      aria-label={title}
    >
      <div className={`filled ${styles.picture}`}>
        <Moving name={pictureName(id)}>
          <Picture
            of={uprightPhoto(id)}
            // A course's upright picture would show only its middle in a phone's low frame.
            narrow={program ? undefined : widePhoto(id)}
            alt={(!chosenPhoto(id) && copy.uprightAlt[id]) || copy.photoAltOf(itemPhoto(id))}
            sizes={program ? '(width < 48rem) 100vw, 1600px' : '(width < 48rem) 520px, 50vw'}
          />
        </Moving>
      </div>
      <div className={styles.text}>
        <button type="button" className={styles.up} aria-label={toTop} title={toTop} onClick={scrollToTop}>
          <ArrowIcon to="up" />
        </button>
        <h3 tabIndex={-1} className={styles.title}>
          {title}
        </h3>
        {children}
      </div>
    </section>
  )
}
