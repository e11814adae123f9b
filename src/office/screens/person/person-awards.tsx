import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { awardCopy as copy } from '#content/en/office/registrations/person.ts'
import { shortDay } from '#content/en/office/times.ts'
import type { Credits, FellowshipAnswer, MastershipAnswer } from '#contract/account/credits.ts'
import type { Day } from '#domain/dates/days.ts'
import { Section } from '../../ui/screen/section.tsx'
import css from './person-awards.module.css'

/** The way to both awards, and the hours that count or wait. */
export function PersonAwards({ credits, today }: { credits: Credits; today: Day }) {
  const { fellowship, mastership, earned, outside, lines } = credits
  const waiting = outside.filter(({ state }) => state === 'pending')
  const counted = lines.filter(({ state }) => state === 'earned')
  return (
    <div className={css.pair}>
      <div className={`stack content-start ${css.awards}`}>
        <Fellowship of={fellowship} today={today} />
        <Mastership of={mastership} today={today} />
      </div>
      <Section title={copy.hours} note={copy.counted(earned.total, waiting.length)} line="above">
        <ul>
          {counted.map(({ course, title, hours, on }) => (
            <li
              key={`${course} ${title} ${on}`}
              className={`stack items-center gap-16 line-below ${css.line}`}
            >
              <span>{course === null ? title : itemLabel(course)}</span>
              <span>{hours}</span>
              <span className="text-slate">{on && shortDay(on, today)}</span>
            </li>
          ))}
          {waiting.map(({ id, title, hours }) => (
            <li key={id} className={`stack items-center gap-16 line-below ${css.line}`}>
              <span>{title}</span>
              <span>{hours}</span>
              <span className="text-slate">{copy.waits}</span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

function Fellowship({ of, today }: { of: FellowshipAnswer; today: Day }) {
  return (
    <Section title={copy.fellowship} note={of.achieved ? copy.achieved : ''} line="above">
      <Reach label={copy.totalCe} {...of.totalCe} />
      <Reach label={copy.handsOnCe} {...of.handsOnCe} />
      <Reach label={copy.cases} {...of.cases} />
      <Step label={copy.test} says={testWords(of.test, today)} />
      <Step label={copy.fee} says={of.feePaid ? copy.feePaid : copy.notYet} />
    </Section>
  )
}

function Mastership({ of, today }: { of: MastershipAnswer; today: Day }) {
  const defense = of.defendedOn === null ? copy.notYet : copy.defended(shortDay(of.defendedOn, today))
  return (
    <Section title={copy.mastership} note={of.achieved ? copy.achieved : ''} line="above">
      <Reach label={copy.totalCe} {...of.totalCe} />
      <Reach label={copy.cases} {...of.cases} />
      <Step label={copy.defense} says={defense} />
      <Step label={copy.fee} says={of.feePaid ? copy.feePaid : copy.notYet} />
    </Section>
  )
}

function Step({ label, says }: { label: string; says: string }) {
  return (
    <p className={`stack items-center gap-16 ${css.row}`}>
      {label} <span className="text-slate">{says}</span>
    </p>
  )
}

function Reach({ label, reached, of }: { label: string; reached: number; of: number }) {
  return (
    <div className={`stack items-center gap-16 ${css.row}`}>
      {label}
      <svg className={css.bar} width="100%" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.done} width={Math.min(100, (reached * 100) / of)} />
      </svg>
      <span className="text-right">
        {reached} <span className="text-slate">{copy.of(of)}</span>
      </span>
    </div>
  )
}

function testWords(test: FellowshipAnswer['test'], today: Day): string {
  if (test.state === 'passed') return copy.passed(test.score, shortDay(test.on, today))
  if (test.state === 'hours-needed') return copy.hoursNeeded(test.hours)
  return test.from === null ? copy.noTest : copy.retake(shortDay(test.from, today))
}
