import { type ReactNode, useRef } from 'react'
import styles from '../../ui/media/film-screen.module.css'
import { Picture, type PictureFile } from '../../ui/media/picture.tsx'
import type { Playback } from '../../ui/media/use-playback.ts'
import { FilmControls, type FilmWords } from './film-controls.tsx'

export type FilmFile = {
  src: string
  poster: PictureFile
  seconds: number
  /** The area of the picture that is free for captions. */
  layout: 'left' | 'right' | 'below'
  tracks: readonly { language: string; label: string; src: string }[]
}

/** The width of a film in the layout. */
export const filmSizes = '(width < 48rem) 100vw, 71vw'

type FilmScreenProps = {
  film: FilmFile
  title: string
  words: FilmWords & { playClip: (title: string) => string }
  playback: Playback
  /** Start times of the steps. */
  marks: readonly number[]
  /** The step over the picture. */
  cue: { title: string; detail: string; language?: string } | null
  /** Why the film cannot be shown. */
  failure: string | null
  /** After the film's length: the choice of captions. */
  children?: ReactNode
}

/** Shows a poster first and loads the film on click. The step that plays is written over the picture's free corner. */
export function FilmScreen(props: FilmScreenProps) {
  const { film, title, words, playback, marks, cue, failure, children } = props
  const { state, time, toggle, seek } = playback
  const toggleButton = useRef<HTMLButtonElement>(null)
  const start = () => {
    toggle()
    // The start button, which has the focus, disappears with the poster.
    toggleButton.current?.focus()
  }
  return (
    <div className={styles.screen} data-layout={film.layout}>
      <div className={styles.frame}>
        {state === 'poster' ? (
          <>
            <Picture of={film.poster} alt="" sizes={filmSizes} first />
            <button type="button" className={styles.start} onClick={start} aria-label={words.playClip(title)}>
              <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
                <path d="M7 4l13 8-13 8z" />
              </svg>
            </button>
          </>
        ) : (
          <Film film={film} title={title} playback={playback} />
        )}
        {failure && (
          <p className={styles.failed} role="alert">
            {failure}
          </p>
        )}
      </div>
      {cue && state !== 'poster' && (
        <p className={styles.cue} lang={cue.language} aria-live={state === 'playing' ? 'polite' : 'off'}>
          <span className={`serif ${styles.step}`}>{cue.title}</span>{' '}
          <span className={styles.detail}>{cue.detail}</span>
        </p>
      )}
      <FilmControls
        words={words}
        playing={state === 'playing'}
        time={time}
        length={film.seconds}
        marks={marks}
        toggleRef={toggleButton}
        onToggle={toggle}
        onSeek={seek}
      >
        {children}
      </FilmControls>
    </div>
  )
}

function Film({ film, title, playback }: { film: FilmFile; title: string; playback: Playback }) {
  const { src, poster, tracks } = film
  return (
    <video
      ref={playback.video}
      src={src}
      poster={`${poster.src}-${poster.widths.at(-1)}.webp`}
      width={poster.width}
      height={poster.height}
      muted
      playsInline
      autoPlay
      aria-label={title}
      onClick={playback.toggle}
      {...playback.events}
    >
      {tracks.map(({ language, label, src }) => (
        <track key={language} kind="captions" src={src} srcLang={language} label={label} />
      ))}
    </video>
  )
}
