import type { ReactNode } from 'react'
import { spotsPerDate } from '#domain/catalogue/catalogue.ts'
import { wordsIn } from '../../services/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import styles from './course-closing.module.css'
import type { CourseView } from './course-view.ts'

/** The seats in large circles and the last button. */
export function CourseClosing({ view }: { view: CourseView }) {
  const { id, copy, language, next, left, inPayment } = view
  const words = copy.closing
  const name = wordsIn(language).courseLabel(id)
  const spots = next?.spots ?? spotsPerDate
  const isFull = left === 0 && !inPayment
  return (
    <Closing
      title={left === null ? copy.seats.seatsPerDate(spots) : (words.seats[left] ?? words.seatsLeft(left))}
      circles={<Circles spots={spots} left={left ?? spots} />}
      text={
        next
          ? `${wordsIn(language).formatRange(next.start, next.end)}, ${next.location}. ${words.held}`
          : words.toBeAnnounced
      }
    >
      <Button kind="main" to={view.registerPath}>
        {isFull ? words.waitingList : words.registerFor(name)}
      </Button>
      <TextLink to="/contact">{words.ask(name)}</TextLink>
    </Closing>
  )
}

type ClosingProps = { title: string; text: string; circles?: ReactNode; children: ReactNode }

export function Closing({ title, text, circles, children }: ClosingProps) {
  return (
    <section className={`grid section later ${styles.closing}`}>
      <div className={styles.large}>
        {circles}
        <h2 className={styles.title}>{title}</h2>
      </div>
      <div className={styles.way}>
        <p className="lead">
          <NoBreaks>{text}</NoBreaks>
        </p>
        {children}
      </div>
    </section>
  )
}

function Circles({ spots, left }: { spots: number; left: number }) {
  return (
    <svg
      className={styles.circles}
      viewBox={`0 0 ${spots * 100} 90`}
      stroke="currentColor"
      aria-hidden="true"
    >
      {Array.from({ length: spots }, (_, seat) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have no id.
          key={seat}
          cx={45 + seat * 100}
          cy="45"
          r="43"
          strokeWidth="2"
          fill={seat < left ? 'currentColor' : 'none'}
        />
      ))}
    </svg>
  )
}
