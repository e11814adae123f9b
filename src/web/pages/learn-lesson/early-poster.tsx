import { useEffect } from 'react'
import screen from '../../ui/media/film-screen.module.css'
import styles from './early-poster.module.css'

/** The poster while the lesson loads. A script in the head fills it in (services/learn/early-lesson.ts). */
export function EarlyPoster({ sizes }: { sizes: string }) {
  useEffect(
    () => () => {
      delete document.documentElement.dataset.film
    },
    [],
  )
  return (
    <div className={`grid dark deep ${styles.early}`} aria-hidden="true">
      <div className={screen.screen}>
        <div className={screen.frame}>
          <img
            data-poster=""
            alt=""
            sizes={sizes}
            width="960"
            height="540"
            fetchPriority="high"
            suppressHydrationWarning
          />
        </div>
      </div>
    </div>
  )
}
