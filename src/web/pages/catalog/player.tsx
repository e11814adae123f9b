import { type RefObject, useEffect, useRef } from 'react'
import type { Copy } from '#content/en/site/catalog.ts'
import { captionsOf, filmOf, stagePosterOf } from '#content/media/clip-files.ts'
import type { Clip } from '#content/media/clips.ts'
import { type Cue, cueAt, parseCues } from '#content/media/parse-cues.ts'
import type { Language } from '#domain/people/language.ts'
import film from '../../ui/media/film-screen.module.css'
import { Picture } from '../../ui/media/picture.tsx'
import { type Playback, usePlayback } from '../../ui/media/use-playback.ts'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { Captions } from './captions.tsx'
import { toggleFullScreen } from './full-screen.ts'
import styles from './player.module.css'
import { PlayerControls } from './player-controls.tsx'

type PlayerProps = {
  clip: Clip
  /** The step at which the film starts. */
  firstStep: number
  /** A new object for each click outside the player that asks for this clip. */
  playRequest: object | null
  onPlaying: (playing: boolean) => void
  slow: boolean
  onSlow: (slow: boolean) => void
  next: Clip
  onNext: () => void
  copy: Copy
  language: Language
}

/** Shows a poster first and loads the film on click. Its steps are captions in the page's language and a list. */
export function Player({ clip, firstStep, playRequest, onPlaying, copy, language, ...rest }: PlayerProps) {
  const { videoId, seconds, layout } = clip
  const title = copy.clipTitles[videoId]
  const cues = parseCues(copy.cues[`/public${captionsOf(videoId, language)}`] ?? '')
  const playback = usePlayback(playRequest, cues[firstStep]?.start ?? 0, rest.slow)
  const { state, time, toggle, seek } = playback
  const section = useRef<HTMLElement>(null)
  const toggleButton = useRef<HTMLButtonElement>(null)
  const current = cueAt(cues, time)
  const playing = state === 'playing'
  useEffect(() => onPlaying(playing), [playing, onPlaying])
  useFocusOnRequest(section, playRequest)
  const start = () => {
    toggle()
    // The start button, which has the focus, disappears with the poster.
    toggleButton.current?.focus({ preventScroll: true })
  }
  // The parent stays when the film changes.
  const fullScreen = () => toggleFullScreen(section.current?.parentElement ?? null, playback.video.current)

  return (
    <section ref={section} tabIndex={-1} className={`grid dark deep ${styles.player}`} aria-label={title}>
      <div className={film.screen} data-layout={layout}>
        <div className={film.frame}>
          <Screen clip={clip} title={title} words={copy.player} playback={playback} onStart={start} />
        </div>
        <CueText cue={cues[current]} announced={playing} />
        <PlayerControls
          words={copy.player}
          playback={playback}
          length={seconds}
          marks={cues.map(({ start }) => start)}
          toggleRef={toggleButton}
          slow={rest.slow}
          onSlow={rest.onSlow}
          next={copy.clipTitles[rest.next.videoId]}
          onNext={rest.onNext}
          onFullScreen={fullScreen}
        />
      </div>
      <ClipSteps
        title={title}
        label={copy.player.steps}
        cues={cues}
        current={state === 'poster' && firstStep === 0 ? null : current}
        onSeek={seek}
      />
    </section>
  )
}

type ScreenProps = {
  clip: Clip
  title: string
  words: Copy['player']
  playback: Playback
  onStart: () => void
}

function Screen({ clip, title, words, playback, onStart }: ScreenProps) {
  return playback.state === 'poster' ? (
    <Poster clip={clip} label={words.playClip(title)} onStart={onStart} />
  ) : (
    <Film clip={clip} title={title} words={words} playback={playback} />
  )
}

type ClipStepsProps = {
  title: string
  label: string
  cues: readonly Cue[]
  current: number | null
  onSeek: (time: number) => void
}

function ClipSteps({ title, label, cues, current, onSeek }: ClipStepsProps) {
  return (
    <div className={styles.steps}>
      <h2 className={styles.title}>{title}</h2>
      <Steps label={label} cues={cues} current={current} onSeek={onSeek} />
    </div>
  )
}

/** Not in the click handler: until the clip has changed, a screen reader would announce the previous title. */
function useFocusOnRequest(section: RefObject<HTMLElement | null>, playRequest: object | null) {
  useEffect(() => {
    if (playRequest) section.current?.focus({ preventScroll: true })
  }, [playRequest, section])
}

type PosterProps = { clip: Clip; label: string; onStart: () => void }

function Poster({ clip, label, onStart }: PosterProps) {
  return (
    <>
      <Picture of={stagePosterOf(clip.videoId)} alt="" sizes="(width < 64rem) 100vw, 71vw" first />
      <button type="button" className={film.start} onClick={onStart} aria-label={label}>
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d="M7 4l13 8-13 8z" />
        </svg>
      </button>
    </>
  )
}

type FilmProps = { clip: Clip; title: string; words: Copy['player']; playback: Playback }

function Film({ clip: { videoId }, title, words, playback }: FilmProps) {
  const { video, state, toggle, events } = playback
  return (
    <>
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
        <Captions of={videoId} words={words} />
      </video>
      {state === 'failed' && (
        <p className={film.failed} role="alert">
          {words.failed}
        </p>
      )}
    </>
  )
}

/** The first one is there before the film starts. */
function CueText({ cue, announced }: { cue: Cue | undefined; announced: boolean }) {
  return (
    <p className={film.cue} aria-live={announced ? 'polite' : 'off'}>
      {cue && (
        <>
          <span className={`serif ${film.step}`}>
            <NoBreaks>{cue.title}</NoBreaks>
          </span>{' '}
          <span className={film.detail}>{cue.detail}</span>
        </>
      )}
    </p>
  )
}

type StepsProps = {
  label: string
  cues: readonly Cue[]
  /** The index of the step that is playing. */
  current: number | null
  onSeek: (time: number) => void
}

function Steps({ label, cues, current, onSeek }: StepsProps) {
  return (
    <ol aria-label={label}>
      {cues.map(({ start, title }, index) => (
        <li key={start}>
          <button
            type="button"
            className={styles.stepButton}
            aria-current={index === current || undefined}
            onClick={() => onSeek(start)}
          >
            <NoBreaks>{title}</NoBreaks>
          </button>
        </li>
      ))}
    </ol>
  )
}
