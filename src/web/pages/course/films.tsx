import { posterOf } from '#content/clip-files.ts'
import { type ClipId, clips } from '#content/clips.ts'
import type { Copy } from '#content/en/course.ts'
import { PageLink } from '../../router/page-link.tsx'
import { formatTime } from '../../services/format-time.ts'
import { Picture } from '../../ui/picture.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './films.module.css'
import section from './section.module.css'

/** Films of the catalog that show what the course teaches. The first one is large. */
export function Films({ copy, films }: { copy: Copy; films: readonly ClipId[] }) {
  return (
    <section id="films" className={`grid section later ${section.section}`}>
      <h2 className={section.title}>{copy.films.title}</h2>
      <ul className={`plain-list ${styles.films}`}>
        {films.map((id, index) => (
          <li key={id} className={styles.film}>
            <PageLink to={`/catalog#${id}`} className={styles.link}>
              <span className={styles.poster}>
                <Picture
                  of={posterOf(id)}
                  alt=""
                  sizes={index === 0 ? '(width < 48rem) 100vw, 608px' : '(width < 48rem) 45vw, 292px'}
                />
                <svg className={styles.sign} viewBox="0 0 44 44" aria-hidden="true">
                  <circle cx="22" cy="22" r="21.5" />
                  <path d="M17.5 14l12 8-12 8z" />
                </svg>
              </span>
              <span className={styles.line}>
                <span className={styles.title}>{copy.clipTitles[id]}</span>
                <span className="second small">{timeOf(id)}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      <p>
        <TextLink to="/catalog">{copy.films.all}</TextLink>
      </p>
    </section>
  )
}

function timeOf(id: ClipId): string {
  return formatTime(clips.find(({ videoId }) => videoId === id)?.seconds ?? 0)
}
