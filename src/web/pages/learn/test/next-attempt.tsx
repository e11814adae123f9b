import type { Copy } from '#content/en/classroom/learn-test.ts'
import type { TestResult } from '#contract/classroom/learn-tests.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import styles from './next-attempt.module.css'
import { leaveTo } from './test-header.tsx'

type NextAttemptProps = { copy: Copy; language: Language; course: string; result: TestResult }

/** From when the test can be taken again, very large, with the line of attempts. */
export function NextAttempt({ copy, language, course, result }: NextAttemptProps) {
  const { next, readAgain } = result
  const words = copy.result
  const from = next.from === null ? null : copy.dateParts(next.from)
  const [first] = readAgain
  return (
    <section className={`grid ${styles.next}`} aria-label={words.nextFrom}>
      {from && (
        <div className={styles.date}>
          <p className="second">{words.nextFrom}</p>
          <p className={styles.parts}>
            {from.before && <span className={styles.small}>{from.before}</span>}{' '}
            <span className={styles.number}>{from.number}</span>{' '}
            <span className={styles.small}>{from.after}</span>
          </p>
        </div>
      )}
      <div className={styles.line}>
        <ol className={styles.attempts}>
          {attemptsOf(result, copy, language).map(({ kind, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: attempts keep their order.
            <li key={index} className={`${styles.attempt} ${styles[kind]}`}>
              <span className={styles.count}>{index + 1}</span> <NoBreaks>{text}</NoBreaks>
            </li>
          ))}
        </ol>
        {next.retakesLeft !== null && (
          <p className="second">
            <NoBreaks>{words.retakes(next.retakesLeft)}</NoBreaks>
          </p>
        )}
        <div className={styles.actions}>
          {next.state === 'ready' ? (
            <Button kind="main" to={`/learn/${course}/test`}>
              {words.take}
            </Button>
          ) : (
            first && (
              <Button kind="main" to={`/learn/${first.course}/${first.slug}`}>
                {words.start}
              </Button>
            )
          )}
          <Button to={leaveTo(course)}>{words.course}</Button>
        </div>
      </div>
    </section>
  )
}

type Attempt = { kind: 'past' | 'now' | 'later'; text: string }

function attemptsOf({ next }: TestResult, { result: words }: Copy, language: Language): Attempt[] {
  const { formatMonthDay } = wordsIn(language)
  const past = next.attempts.map(
    ({ on, score }): Attempt => ({
      kind: 'past',
      text: words.attempt(formatMonthDay(on), score),
    }),
  )
  const left = next.retakesLeft ?? 1
  const later = Array.from({ length: left }, (_, index): Attempt => {
    if (index > 0) return { kind: 'later', text: words.attemptLater }
    return { kind: 'now', text: next.from ? words.attemptNext(formatMonthDay(next.from)) : words.attemptOpen }
  })
  return [...past, ...later]
}
