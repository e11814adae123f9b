import type { ReactNode, RefObject } from 'react'
import type { Copy } from '#content/en/site/catalog.ts'
import { formatTime } from '../../services/format-time.ts'
import { TimeBar } from '../../ui/media/time-bar.tsx'
import type { Playback } from '../../ui/media/use-playback.ts'
import styles from './player-controls.module.css'

type PlayerControlsProps = {
  words: Copy['player']
  playback: Playback
  length: number
  marks: readonly number[]
  toggleRef: RefObject<HTMLButtonElement | null>
  slow: boolean
  onSlow: (slow: boolean) => void
  /** The title of the next film. */
  next: string
  onNext: () => void
  onFullScreen: () => void
}

export function PlayerControls(props: PlayerControlsProps) {
  const { words, playback, length, marks, toggleRef, slow, onSlow, next, onNext, onFullScreen } = props
  const { state, time, toggle, seek } = playback
  const playing = state === 'playing'
  return (
    <div className={styles.controls}>
      <button
        ref={toggleRef}
        type="button"
        className={styles.control}
        onClick={toggle}
        aria-label={playing ? words.pause : words.play}
      >
        <Sign>{playing ? <path d="M2 1h4v14H2zM10 1h4v14h-4z" /> : <path d="M3 1l11 7-11 7z" />}</Sign>
      </button>
      <div className={styles.position}>
        <span>{formatTime(time)}</span>
        <TimeBar
          time={time}
          length={length}
          marks={marks}
          label={words.position}
          valueText={words.time(formatTime(time), formatTime(length))}
          onSeek={seek}
        />
        <span>{formatTime(length)}</span>
      </div>
      <button
        type="button"
        className={`${styles.control} ${styles.half}`}
        onClick={() => onSlow(!slow)}
        aria-pressed={slow}
        title={words.half}
      >
        <span aria-hidden="true">0.5×</span>
        <span className="visually-hidden">{words.half}</span>
      </button>
      <SignButton says={words.next(next)} onClick={onNext}>
        <path d="M1 1l10 7-10 7zM12 1h3v14h-3z" />
      </SignButton>
      <SignButton says={words.fullScreen} onClick={onFullScreen}>
        <path d="M1 1h5v2H3v3H1zM10 1h5v5h-2V3h-3zM1 10h2v3h3v2H1zM13 10h2v5h-5v-2h3z" />
      </SignButton>
    </div>
  )
}

type SignButtonProps = { says: string; onClick: () => void; children: ReactNode }

function SignButton({ says, onClick, children }: SignButtonProps) {
  return (
    <button type="button" className={styles.control} onClick={onClick} aria-label={says} title={says}>
      <Sign>{children}</Sign>
    </button>
  )
}

function Sign({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      {children}
    </svg>
  )
}
