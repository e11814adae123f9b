import { PageLink } from '../router/page-link.tsx'
import styles from './film-grid.module.css'
import { Picture, type PictureFile } from './picture.tsx'

type FilmLink = { to: string; title: string; time: string; picture: PictureFile }

/** Links to films of the catalog. The first one is large. */
export function FilmGrid({ films }: { films: readonly FilmLink[] }) {
  return (
    <ul className={`plain-list ${styles.films}`}>
      {films.map(({ to, title, time, picture }, index) => (
        <li key={to} className={styles.film}>
          <PageLink to={to} className={styles.link}>
            <span className={styles.poster}>
              <Picture
                of={picture}
                alt=""
                sizes={index === 0 ? '(width < 48rem) 100vw, 43vw' : '(width < 48rem) 45vw, 21vw'}
              />
              <svg className={styles.sign} viewBox="0 0 44 44" aria-hidden="true">
                <circle cx="22" cy="22" r="21.5" />
                <path d="M17.5 14l12 8-12 8z" />
              </svg>
            </span>
            <span className={styles.line}>
              <span className={styles.title}>{title}</span>
              <span className="second small">{time}</span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
