import type { RefObject } from 'react'
import type { Copy } from '#content/en/catalog.ts'
import { formatTime } from '../../services/format-time.ts'
import styles from './player.module.css'
import { TimeBar } from './time-bar.tsx'

type PlayerControlsProps = {
  words: Copy['player']
  playing: boolean
  time: number
  length: number
  marks: readonly number[]
  toggleRef: RefObject<HTMLButtonElement | null>
  onToggle: () => void
  onSeek: (time: number) => void
}

export function PlayerControls(props: PlayerControlsProps) {
  const { words, playing, time, length, marks, toggleRef, onToggle, onSeek } = props
  return (
    <div className={styles.controls}>
      <button
        ref={toggleRef}
        type="button"
        className={styles.toggle}
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
    </div>
  )
}
