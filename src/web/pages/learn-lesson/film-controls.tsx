import type { ReactNode, RefObject } from 'react'
import { formatTime } from '../../services/format-time.ts'
import { TimeBar } from '../../ui/media/time-bar.tsx'
import styles from './film-controls.module.css'

export type FilmWords = {
  play: string
  pause: string
  position: string
  time: (current: string, length: string) => string
}

type FilmControlsProps = {
  words: FilmWords
  playing: boolean
  time: number
  length: number
  marks: readonly number[]
  toggleRef: RefObject<HTMLButtonElement | null>
  onToggle: () => void
  onSeek: (time: number) => void
  /** After the film's length: the choice of captions. */
  children?: ReactNode
}

/** Play, position and length of a film. */
export function FilmControls(props: FilmControlsProps) {
  const { words, playing, time, length, marks, toggleRef, onToggle, onSeek, children } = props
  return (
    <div className={`flex items-center gap-4 tabular-nums ${styles.controls}`}>
      <button
        ref={toggleRef}
        type="button"
        className={`stack flex-none ${styles.toggle}`}
        onClick={onToggle}
        aria-label={playing ? words.pause : words.play}
      >
        <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
          <path d={playing ? 'M2 1h4v14H2zM10 1h4v14h-4z' : 'M3 1l11 7-11 7z'} />
        </svg>
      </button>
      <span>{formatTime(time)}</span>
      <TimeBar
        time={time}
        length={length}
        marks={marks}
        label={words.position}
        valueText={words.time(formatTime(time), formatTime(length))}
        onSeek={onSeek}
      />
      <span>{formatTime(length)}</span>
      {children}
    </div>
  )
}
