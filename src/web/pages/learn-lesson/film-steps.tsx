import type { Copy } from '#content/en/classroom/learn-lesson.ts'
import type { Cue } from '#content/media/parse-cues.ts'
import { formatTime } from '../../services/format-time.ts'
import styles from './film-steps.module.css'
import type { Study } from './use-study.ts'

type FilmStepsProps = {
  words: Copy['film']
  cues: readonly Cue[]
  current: number | null
  study: Study
  half: boolean
  onHalf: (half: boolean) => void
  onSeek: (time: number) => void
}

/** The steps with their times, and below them speed and loop. */
export function FilmSteps({ words, cues, current, study, half, onHalf, onSeek }: FilmStepsProps) {
  const choose = (index: number, start: number) => {
    study.follow(index)
    onSeek(start)
  }
  return (
    <div className={styles.steps}>
      <ol aria-label={words.steps} className={styles.list}>
        {cues.map(({ start, title }, index) => (
          <li key={start}>
            <button
              type="button"
              className={styles.step}
              aria-current={index === current || undefined}
              onClick={() => choose(index, start)}
            >
              <span className="tabular-nums">{formatTime(Math.floor(start))}</span> <span>{title}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className={`row items-center justify-between text-small ${styles.study}`}>
        <FilmSpeed words={words} half={half} onHalf={onHalf} />
        <button
          type="button"
          className={styles.choice}
          aria-pressed={study.isLooped}
          onClick={() => study.setLoop(!study.isLooped)}
        >
          {words.loop}
        </button>
      </div>
    </div>
  )
}

type FilmSpeedProps = Pick<FilmStepsProps, 'words' | 'half' | 'onHalf'>

export function FilmSpeed({ words, half, onHalf }: FilmSpeedProps) {
  return (
    <fieldset className="flex items-center">
      <legend className={styles.word}>{words.speed}</legend>
      <button type="button" className={styles.choice} aria-pressed={half} onClick={() => onHalf(true)}>
        ½<span className="visually-hidden">, {words.half}</span>
      </button>
      <button type="button" className={styles.choice} aria-pressed={!half} onClick={() => onHalf(false)}>
        1<span className="visually-hidden">, {words.full}</span>
      </button>
    </fieldset>
  )
}
