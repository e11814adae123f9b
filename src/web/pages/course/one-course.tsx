import type { ReactNode } from 'react'
import { courseOf, programOf } from '#content/catalogue.ts'
import type { Copy } from '#content/en/course.ts'
import type { CourseDate } from '#contract/course-dates.ts'
import type { CourseDateSummary } from '#contract/page-data.ts'
import { type ProgramId, spotsPerDate } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'
import { formatWholeDollars } from '#domain/money.ts'
import { wordsIn } from '../../services/words.ts'
import { Button } from '../../ui/button.tsx'
import { NoBreaks } from '../../ui/no-breaks.tsx'
import { Seats } from '../../ui/seats.tsx'
import { CasePlan } from './case-plan.tsx'
import { CourseClosing } from './closing.tsx'
import { CourseCosts } from './costs.tsx'
import type { CourseView } from './course-view.ts'
import { Days } from './days.tsx'
import { BeforeYouCome, Figures, Places } from './hands-on-parts.tsx'
import { Hero } from './hero.tsx'
import { HeroDate } from './hero-figure.tsx'
import { Included } from './included.tsx'
import styles from './one-course.module.css'
import { Outcomes } from './outcomes.tsx'
import { Path } from './path.tsx'
import { Quotes } from './quotes.tsx'
import { RefundSteps } from './refund-steps.tsx'
import { SectionBar } from './section-bar.tsx'

type OneCourseProps = {
  view: CourseView
  today: Day
  dates: readonly CourseDateSummary[]
  seats: readonly CourseDate[] | null
  films: ReactNode
  faculty: ReactNode
  questions: ReactNode
}

export function OneCourse({ view, today, dates, seats, ...parts }: OneCourseProps) {
  const { id, copy, language } = view
  const { films, faculty, questions } = parts
  const { ceKind, charged } = courseOf(id)
  const program: ProgramId = programOf('fellowship').courses.includes(id) ? 'fellowship' : 'mastership'
  const isHandsOn = ceKind === 'hands-on'
  // The six days are what a clinical course is; a module starts with what it teaches.
  const opening = isHandsOn ? (['days', 'overview'] as const) : (['overview', 'days'] as const)
  const register = view.left === 0 && !view.inPayment ? copy.panel.waitingList : copy.register
  return (
    <>
      <Hero
        id={id}
        copy={copy}
        marks={[
          wordsIn(language).courseLabel(id),
          copy.ceHoursOf(copy.ceHours(id)),
          isHandsOn ? copy.handsOn : copy.online,
        ]}
      >
        <HeroDate date={view.next} language={language} />
        <NextSeats view={view} />
        <Button kind="main" to={view.registerPath}>
          {register}
        </Button>
      </Hero>
      <SectionBar
        words={copy.sections}
        sections={[...opening, 'films', 'faculty', 'price', 'questions']}
        price={formatWholeDollars(charged)}
      >
        <Button kind="ink" size="small" to={view.registerPath}>
          {register}
        </Button>
      </SectionBar>
      {isHandsOn && <Days view={view} />}
      <Outcomes title={copy.outcomes.course} items={copy.programOf(id).outcomes} />
      {isHandsOn ? <Places /> : <Days view={view} />}
      {films}
      {isHandsOn ? <Figures view={view} /> : <CasePlan view={view} />}
      {faculty}
      {isHandsOn && <BeforeYouCome view={view} />}
      <Included copy={copy} photo={isHandsOn ? 'fixtures' : 'kit_flat'} points={includedIn(view)} />
      <CourseCosts id={id} copy={copy} language={language} />
      <RefundSteps copy={copy.refunds} language={language} course={id} date={view.next} today={today} />
      <Quotes copy={copy} />
      {questions}
      <Path program={program} here={id} copy={copy} language={language} dates={dates} seats={seats} />
      <CourseClosing view={view} />
    </>
  )
}

function NextSeats({ view: { id, copy, next, place, left, inPayment } }: { view: CourseView }) {
  const { ceKind, charged, early, listed } = courseOf(id)
  return (
    <div className={styles.next}>
      <p className={styles.seats}>
        <Seats words={copy.panel} left={left} spots={next?.spots ?? spotsPerDate} inPayment={inPayment} />
      </p>
      <p className="second">
        <NoBreaks>{copy.place[ceKind](place)}</NoBreaks>
      </p>
      <p className="second">
        {early
          ? copy.prices.early(formatWholeDollars(charged), formatWholeDollars(listed))
          : copy.prices.listed(formatWholeDollars(listed))}
      </p>
      {next?.sample && <p className="second small">{copy.sampleDate}</p>}
    </div>
  )
}

function includedIn({ id, copy, next, place }: CourseView): string[] {
  const { points }: Copy['included'] = copy.included
  return [
    ...(courseOf(id).ceKind === 'online' ? [points.online] : []),
    points.days(courseOf(id).days, place),
    points.seats(next?.spots ?? spotsPerDate),
    points.hours(copy.ceHours(id)),
    points.certificate,
    points.support,
  ]
}
