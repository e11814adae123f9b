import { itemLabel } from '#content/en/office/items.ts'
import { awardCopy as copy } from '#content/en/office/person.ts'
import { shortDay } from '#content/en/office/times.ts'
import type { Credits, FellowshipAnswer } from '#contract/credits.ts'
import type { Day } from '#domain/days.ts'
import { Section } from '../../ui/section.tsx'
import css from './person-awards.module.css'

/** The way to the Fellowship, and the hours that count or wait. */
export function PersonAwards({ credits, today }: { credits: Credits; today: Day }) {
  const { fellowship, earned, outside, lines } = credits
  const waiting = outside.filter(({ state }) => state === 'pending')
  const counted = lines.filter(({ state }) => state === 'earned')
  return (
    <div className={css.pair}>
      <Section title={copy.fellowship} note={fellowship.achieved ? copy.achieved : ''} line="above">
        <Reach label={copy.totalCe} {...fellowship.totalCe} />
        <Reach label={copy.handsOnCe} {...fellowship.handsOnCe} />
        <Reach label={copy.cases} {...fellowship.cases} />
        <p className={css.row}>
          {copy.test} <span className={css.quiet}>{testWords(fellowship.test, today)}</span>
        </p>
      </Section>
      <Section title={copy.hours} note={copy.counted(earned.total, waiting.length)} line="above">
        <ul>
          {counted.map(({ course, title, hours, on }) => (
            <li key={`${course} ${title} ${on}`} className={css.line}>
              <span>{course === null ? title : itemLabel(course)}</span>
              <span>{hours}</span>
              <span className={css.quiet}>{on && shortDay(on, today)}</span>
            </li>
          ))}
          {waiting.map(({ id, title, hours }) => (
            <li key={id} className={css.line}>
              <span>{title}</span>
              <span>{hours}</span>
              <span className={css.quiet}>{copy.waits}</span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

function Reach({ label, reached, of }: { label: string; reached: number; of: number }) {
  return (
    <div className={css.row}>
      {label}
      <svg className={css.bar} width="100%" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.done} width={Math.min(100, (reached * 100) / of)} />
      </svg>
      <span className={css.reached}>
        {reached} <span className={css.quiet}>{copy.of(of)}</span>
      </span>
    </div>
  )
}

function testWords(test: FellowshipAnswer['test'], today: Day): string {
  if (test.state === 'passed') return copy.passed(test.score, shortDay(test.on, today))
  if (test.state === 'hours-needed') return copy.hoursNeeded(test.hours)
  return test.from === null ? copy.noTest : copy.retake(shortDay(test.from, today))
}
