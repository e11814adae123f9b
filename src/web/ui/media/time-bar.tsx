import styles from './time-bar.module.css'

type TimeBarProps = {
  time: number
  length: number
  /** Start times of the steps. */
  marks: readonly number[]
  label: string
  valueText: string
  onSeek: (time: number) => void
}

/** Playback position with a tick at each step, and a slider to seek. */
export function TimeBar({ time, length, marks, label, valueText, onSeek }: TimeBarProps) {
  return (
    <div className={styles.bar}>
      <progress className={styles.passed} value={time} max={length} aria-hidden="true" />
      <svg className={styles.ticks} viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
        {marks
          .filter((mark) => mark > 0)
          .map((mark) => (
            <line key={mark} x1={(mark / length) * 1000} x2={(mark / length) * 1000} y1="0" y2="10" />
          ))}
      </svg>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={length}
        step={0.1}
        value={time}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
    </div>
  )
}
