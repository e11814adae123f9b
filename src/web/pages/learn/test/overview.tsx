import type { ReactNode } from 'react'
import type { Copy } from '#content/en/classroom/learn-test.ts'
import type { SittingState } from '../../../services/learn/use-sitting.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './overview.module.css'

type OverviewProps = {
  copy: Copy
  numbers: readonly number[]
  answers: SittingState['answers']
  current: number
  onChoose: (number: number) => void
  handIn: ReactNode
  /** On a phone: the header has no room for it. */
  leaveTo: string
}

/** All questions as squares: filled is answered, a ribbon is flagged, a ring is the current one. */
export function Overview({ copy, numbers, answers, current, onChoose, handIn, leaveTo }: OverviewProps) {
  const words = copy.overview
  const isAnswered = (number: number) => answers[number]?.answer != null
  const isFlagged = (number: number) => answers[number]?.flagged === true
  const answered = numbers.filter(isAnswered).length
  return (
    <section className={`page ${styles.overview}`} aria-labelledby="overview">
      <div className={`row items-center justify-between row ${styles.head}`}>
        <h2 id="overview">{words.title}</h2>
        <ul className={`row plain-list row ${styles.legend}`}>
          <li className={styles.filled}>{words.answered(answered)}</li>
          <li className={styles.ribboned}>{words.flagged(numbers.filter(isFlagged).length)}</li>
          <li className={styles.empty}>{words.open(numbers.length - answered)}</li>
        </ul>
      </div>
      <ol className={`stack gap-2 plain-list ${styles.squares}`}>
        {numbers.map((number) => (
          <li key={number}>
            <button
              type="button"
              className={`bg-white relative w-full tabular-nums ${styles.square}`}
              data-answered={isAnswered(number) || undefined}
              data-flagged={isFlagged(number) || undefined}
              aria-current={number === current ? 'step' : undefined}
              aria-label={words.question(number, isAnswered(number), isFlagged(number))}
              onClick={() => onChoose(number)}
            >
              {number}
            </button>
          </li>
        ))}
      </ol>
      <div className={`row items-center justify-between row ${styles.end}`}>
        <p className="second small">{words.hint}</p>
        <div className={`stack gap-4 ${styles.actions}`}>
          {handIn}
          <div className={styles.leave}>
            <Button to={leaveTo}>{copy.header.leave}</Button>
          </div>
        </div>
      </div>
    </section>
  )
}
