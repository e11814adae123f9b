import { posterOf } from '#content/clip-files.ts'
import { type ClipId, clips } from '#content/clips.ts'
import type { Copy } from '#content/en/catalog.ts'
import { PageLink } from '../../router/page-link.tsx'
import { formatTime } from '../../services/format-time.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './clip-grid.module.css'

type ClipGridProps = { copy: Copy; playing: ClipId | null; onPlay: (id: ClipId) => void }

/** All videos. A click plays one in the player; the address keeps which one. */
export function ClipGrid({ copy, playing, onPlay }: ClipGridProps) {
  return (
    <ul className={styles.clips}>
      {clips.map(({ videoId, seconds }) => (
        <li key={videoId}>
          <PageLink
            to={`#${videoId}`}
            className={styles.clip}
            aria-current={videoId === playing || undefined}
            onClick={() => onPlay(videoId)}
          >
            <span className={styles.poster}>
              <Picture of={posterOf(videoId)} alt="" sizes="(width < 48rem) 45vw, 292px" />
              <svg className={styles.sign} viewBox="0 0 44 44" aria-hidden="true">
                <circle cx="22" cy="22" r="21.5" />
                <path d="M17.5 14l12 8-12 8z" />
              </svg>
            </span>
            <span className={styles.line}>
              <span className={styles.title}>{copy.clipTitles[videoId]}</span>
              <span className={styles.time}>
                {videoId === playing ? copy.player.playing : formatTime(seconds)}
              </span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
