import { useEffect, useRef, useState } from 'react'
import type { Copy } from '#content/en/site/catalog.ts'
import { filmOf, posterOf } from '#content/media/clip-files.ts'
import { type Clip, type ClipId, clips } from '#content/media/clips.ts'
import { PageLink } from '../../router/page-link.tsx'
import { formatTime } from '../../services/format-time.ts'
import { Picture } from '../../ui/media/picture.tsx'
import { PlaySign } from '../../ui/media/play-sign.tsx'
import { Captions } from './captions.tsx'
import styles from './clip-grid.module.css'

type ClipGridProps = { copy: Copy; playing: ClipId | null; onSteps: (id: ClipId) => void }

/** All videos. A click on a picture plays it in place; the link below it shows it on the stage with its steps. */
export function ClipGrid({ copy, playing, onSteps }: ClipGridProps) {
  return (
    <ul className={styles.clips}>
      {clips.map((clip) => {
        const { videoId, seconds } = clip
        const current = videoId === playing
        const title = copy.clipTitles[videoId]
        return (
          <li key={videoId} className={styles.clip} data-current={current || undefined}>
            <InPlace clip={clip} title={title} words={copy.player} />
            <div className={styles.line}>
              <h3 className={styles.title}>{title}</h3>
              <span className={styles.time}>{current ? copy.player.playing : formatTime(seconds)}</span>
            </div>
            <PageLink
              to={`#${videoId}`}
              className={styles.steps}
              aria-current={current || undefined}
              onClick={() => onSteps(videoId)}
            >
              <span className="inline-link">{copy.player.toSteps}</span>
              <span className="visually-hidden">: {title}</span>
            </PageLink>
          </li>
        )
      })}
    </ul>
  )
}

type InPlaceProps = { clip: Clip; title: string; words: Copy['player'] }

/** A poster that a click replaces by its film. */
function InPlace({ clip: { videoId }, title, words }: InPlaceProps) {
  const [opened, setOpened] = useState(false)
  const film = useRef<HTMLVideoElement>(null)
  // The button, which has the focus, disappears with the poster.
  useEffect(() => {
    if (opened) film.current?.focus({ preventScroll: true })
  }, [opened])
  if (opened) {
    return (
      <video
        ref={film}
        className={styles.film}
        src={filmOf(videoId)}
        poster={`/clips/${videoId}-480.webp`}
        width="960"
        height="540"
        controls
        muted
        playsInline
        autoPlay
        aria-label={title}
      >
        <Captions of={videoId} words={words} />
      </video>
    )
  }
  return (
    <button
      type="button"
      className={styles.poster}
      aria-label={words.playClip(title)}
      onClick={() => setOpened(true)}
    >
      <Picture of={posterOf(videoId)} alt="" sizes="(width < 48rem) 45vw, 21vw" />
      <PlaySign />
    </button>
  )
}
