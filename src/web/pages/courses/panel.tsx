import type { ReactNode } from 'react'
import type { Copy } from '#content/en/courses.ts'
import { photos } from '#content/photos.ts'
import { ArrowIcon } from '../../ui/arrow-icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './panel.module.css'
import { type PanelId, panelPhotos, photoFocus } from './panels.ts'

type PanelProps = {
  id: PanelId
  selected: PanelId | null
  copy: Copy
  title: string
  children: ReactNode
}

/** A detail panel: picture, title, content and a button to the top of the page. */
export function Panel({ id, selected, copy, title, children }: PanelProps) {
  const name = panelPhotos[id]
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
      <div className={styles.picture} data-focus={photoFocus[name]}>
        <Picture of={photos[name]} alt={copy.photoAlt[name]} sizes="(width < 48rem) 100vw, 66vw" />
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
