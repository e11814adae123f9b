import { useEffect, useRef } from 'react'
import { captionsOf, filmOf, posterOf } from '#content/clip-files.ts'
import type { Clip } from '#content/clips.ts'
import type { Copy } from '#content/en/catalog.ts'
import type { Language } from '#domain/language.ts'
import { languages } from '#domain/language.ts'
import { NoBreaks } from '../../ui/no-breaks.tsx'
import { Picture } from '../../ui/picture.tsx'
import { clock } from './clock.ts'
import { cueAt, parseCues } from './cues.ts'
import styles from './stage.module.css'
import { TimeBar } from './time-bar.tsx'
import { usePlayback } from './use-playback.ts'

type StageProps = {
  clip: Clip
  /** A click elsewhere that asked for this clip. */
  wish: object | null
  onPlaying: (playing: boolean) => void
  copy: Copy
  language: Language
}

/** The player: a picture first, the film on click, its steps drawn in the page's language and listed beside it. */
export function Stage({ clip, wish, onPlaying, copy, language }: StageProps) {
  const { videoId, seconds, layout } = clip
  const words = copy.player
  const title = copy.clipTitles[videoId]
  const cues = parseCues(copy.cues[`/public${captionsOf(videoId, language)}`] ?? '')
  const { video, state, time, toggle, seek, events } = usePlayback(wish)
  const stage = useRef<HTMLElement>(null)
  const control = useRef<HTMLButtonElement>(null)
  const current = cueAt(cues, time)
  const cue = cues[current]
  const playing = state === 'playing'
  useEffect(() => onPlaying(playing), [playing, onPlaying])
  // Here, not in the click: until the clip has changed, the stage bears the name of the one before.
  useEffect(() => {
    if (wish) stage.current?.focus({ preventScroll: true })
  }, [wish])

  return (
    <section ref={stage} tabIndex={-1} className={`grid dark deep ${styles.stage}`} aria-label={title}>
      <div className={styles.screen} data-layout={layout}>
        {state === 'poster' ? (
          <Picture of={posterOf(videoId)} alt="" sizes="(width < 48rem) 100vw, 71vw" first />
        ) : (
          <video
            ref={video}
            src={filmOf(videoId)}
            poster={`/clips/${videoId}-960.webp`}
            width="960"
            height="540"
            muted
            playsInline
            autoPlay
            aria-label={title}
            onClick={toggle}
            {...events}
          >
            {languages.map((of) => (
              <track
                key={of}
                kind="captions"
                src={captionsOf(videoId, of)}
                srcLang={of}
                label={words.captions[of]}
              />
            ))}
          </video>
        )}
        {state === 'poster' && (
          <button
            type="button"
            className={styles.start}
            onClick={() => {
              toggle()
              // It goes with the picture, and the film is stopped there.
              control.current?.focus()
            }}
            aria-label={words.playClip(title)}
          >
            <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
              <path d="M7 4l13 8-13 8z" />
            </svg>
          </button>
        )}
        {cue && state !== 'poster' && (
          <p className={styles.cue} aria-live={playing ? 'polite' : 'off'}>
            <span className={styles.step}>{cue.title}</span>{' '}
            <span className={styles.detail}>{cue.detail}</span>
          </p>
        )}
        {state === 'failed' && (
          <p className={styles.failed} role="alert">
            {words.failed}
          </p>
        )}
        <div className={styles.controls}>
          <button
            ref={control}
            type="button"
            className={styles.toggle}
            onClick={toggle}
            aria-label={playing ? words.pause : words.play}
          >
            <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
              <path d={playing ? 'M2 1h4v14H2zM10 1h4v14h-4z' : 'M3 1l11 7-11 7z'} />
            </svg>
          </button>
          <span>{clock(time)}</span>
          <TimeBar
            time={time}
            length={seconds}
            marks={cues.map(({ start }) => start)}
            label={words.position}
            valueText={words.time(clock(time), clock(seconds))}
            onSeek={seek}
          />
          <span>{clock(seconds)}</span>
        </div>
      </div>
      <div className={styles.steps}>
        <h2 className={styles.title}>{title}</h2>
        <ol aria-label={words.steps}>
          {cues.map(({ start, title }, index) => (
            <li key={start}>
              <button
                type="button"
                className={styles.stepButton}
                aria-current={(state !== 'poster' && index === current) || undefined}
                onClick={() => seek(start)}
              >
                <NoBreaks>{title}</NoBreaks>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
