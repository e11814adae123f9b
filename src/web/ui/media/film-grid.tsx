import { PageLink } from '../../router/page-link.tsx'
import { NoBreaks } from '../text/no-breaks.tsx'
import styles from './film-grid.module.css'
import { Picture, type PictureFile } from './picture.tsx'
import { PlaySign } from './play-sign.tsx'

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
              <PlaySign />
            </span>
            <span className={styles.line}>
              <span className={`serif ${styles.title}`}>
                <NoBreaks>{title}</NoBreaks>
              </span>
              <span className="second small">{time}</span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
