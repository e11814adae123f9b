import type { ReactNode } from 'react'
import { courseOf, programOf } from '#content/catalogue.ts'
import type { Copy } from '#content/en/courses/course.ts'
import type { CourseDate } from '#contract/dates/course-dates.ts'
import type { CourseDateSummary } from '#contract/page-data.ts'
import { type ProgramId, spotsPerDate } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import { wordsIn } from '../../services/words/words.ts'
import { CasePlan } from './case-plan.tsx'
import { CourseClosing } from './closing.tsx'
import { CourseCosts } from './costs.tsx'
import type { CourseView } from './course-view.ts'
import { Days } from './days.tsx'
import { BeforeYouCome, Figures, Places } from './hands-on-parts.tsx'
import { Included } from './included.tsx'
import { HandsOnOpening, ModuleOpening } from './opening.tsx'
import { Outcomes } from './outcomes.tsx'
import { Path } from './path.tsx'
import { Quotes } from './quotes.tsx'
import { RefundSteps } from './refund-steps.tsx'

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
  const { ceKind } = courseOf(id)
  const program: ProgramId = programOf('fellowship').courses.includes(id) ? 'fellowship' : 'mastership'
  const isHandsOn = ceKind === 'hands-on'
  const Opening = isHandsOn ? HandsOnOpening : ModuleOpening
  return (
    <>
      <Opening
        view={view}
        marks={[
          wordsIn(language).courseLabel(id),
          copy.ceHoursOf(copy.ceHours(id)),
          isHandsOn ? copy.handsOn : copy.online(courseOf(id).days),
        ]}
      />
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

function includedIn({ id, copy, next, place }: CourseView): string[] {
  const { points }: Copy['included'] = copy.included
  const { ceKind, ceHours, selfStudyHours, days } = courseOf(id)
  return [
    ...(ceKind === 'online' ? [points.online] : []),
    points.days(days, place),
    points.seats(next?.spots ?? spotsPerDate),
    selfStudyHours > 0 ? copy.panel.ceHoursWithStudy(ceHours, selfStudyHours) : points.hours(ceHours),
    points.certificate,
    points.support,
  ]
}
