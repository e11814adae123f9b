import { useMemo } from 'react'
import type { Copy } from '#content/en/classroom/learn.ts'
import type { LearnHome as Home } from '#contract/classroom/learn.ts'
import { type Day, daysBetween } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { useFirstName } from '../../services/learn/use-name.ts'
import { useNamedPart } from '../../services/use-named-part.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/page/empty.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { held } from '../../ui/text/tied.ts'
import { ContinueLesson } from './continue-lesson.tsx'
import styles from './learn-home.module.css'
import { MyCourseRow } from './my-course-row.tsx'
import { NextLive } from './next-live.tsx'
import { NextSteps } from './next-steps.tsx'

type LearnHomeProps = {
  copy: Copy
  language: Language
  today: Day
  home: Home
  onChanged: () => void
}

export function LearnHome({ copy, language, today, home, onChanged }: LearnHomeProps) {
  const { courses, next, live, fellowshipTest } = home
  const name = useFirstName()
  const greeting = useMemo(() => copy.greetings[partOfDay(new Date())], [copy])
  useNamedPart()
  return (
    <>
      <PageHead title={greeting(name)} lead={leadOf(home, copy, today)} />
      {next && <ContinueLesson copy={copy} language={language} home={home} next={next} />}
      {courses.some(({ waits }) => waits) && (
        <p className={`page row ${styles.waits}`}>
          {copy.waits.text}{' '}
          <Button size="small" to="/account?tab=payments">
            {copy.waits.link}
          </Button>
        </p>
      )}
      <section id="live" className={`grid ${styles.live}`} aria-labelledby="live-title">
        <h2 id="live-title">{copy.liveTitle}</h2>
        {live ? (
          <NextLive copy={copy} today={today} session={live} onChanged={onChanged} />
        ) : (
          <p className="lead">{copy.live.none}</p>
        )}
      </section>
      <section id="courses" className={`page ${styles.courses}`} aria-labelledby="courses-title">
        <h2 id="courses-title">{copy.coursesTitle}</h2>
        {courses.length === 0 && (
          <div className={`stack justify-items-start gap-6 ${styles.none}`}>
            <Empty>{copy.empty}</Empty>
            <Button to="/courses">{copy.toCourses}</Button>
          </div>
        )}
        <ul className="plain-list">
          {courses.map((course) => (
            <MyCourseRow key={course.course} copy={copy} language={language} course={course} />
          ))}
        </ul>
        {fellowshipTest && <FellowshipTest copy={copy.fellowship} test={fellowshipTest} />}
      </section>
      {courses.length > 0 && <NextSteps copy={copy} language={language} home={home} today={today} />}
    </>
  )
}

type FellowshipTestProps = { copy: Copy['fellowship']; test: NonNullable<Home['fellowshipTest']> }

function FellowshipTest({ copy, test }: FellowshipTestProps) {
  return (
    <div className={`stack items-center ${styles.fellowship}`}>
      <h3>{copy.title}</h3>
      <p className="second">{copy.text(test.questions, test.minutes, test.passMark)}</p>
      <Button to="/learn/fellowship/test">{copy.open}</Button>
    </div>
  )
}

function partOfDay(now: Date): keyof Copy['greetings'] {
  const hour = now.getHours()
  if (hour < 12 && hour >= 4) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}

/** How many lessons a week bring the person to the next weekend with everything done. */
function leadOf({ courses }: Home, copy: Copy, today: Day): string {
  const dated = courses.filter(
    ({ kind, start, issued }) => kind === 'module' && !issued && start && start > today,
  )
  const [first] = dated.toSorted((a, b) => ((a.start ?? '') < (b.start ?? '') ? -1 : 1))
  if (!first?.start) return copy.leads.open
  const left = first.lessons.of - first.lessons.done
  if (first.lessons.of === 0) return copy.leads.open
  if (left === 0) return copy.leads.ready(held(first.city))
  const weeks = Math.max(1, Math.floor(daysBetween(today, first.start) / 7))
  return copy.leads.weekend(weeks, Math.ceil(left / weeks), held(first.city))
}
