import { courseOf } from '#content/catalogue.ts'
import type { Copy } from '#content/en/courses/schedule.ts'
import type { CourseDate } from '#contract/dates/course-dates.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { lastEarlyDay } from '#domain/pricing/early-price.ts'
import { refundCalendar, refundPolicy } from '#domain/registrations/refunds.ts'
import type { PanelDate } from '../../services/dates/dates-of-course.ts'
import { wordsIn } from '../../services/words/words.ts'

export type ScheduledDate = PanelDate & { course: CourseId }

export type ScheduleProps = {
  copy: Copy
  language: Language
  today: Day
  seats: readonly CourseDate[] | null
}

export function kindOf({ course }: ScheduledDate): 'module' | 'clinical' {
  return courseOf(course).ceKind === 'online' ? 'module' : 'clinical'
}

/** 'Aug 11', the last day of the early price; null once it is over. Without the year, which the date next to it has. */
export function earlyUntil(
  { course, start }: ScheduledDate,
  { language, today }: ScheduleProps,
): string | null {
  const day = lastEarlyDay(courseOf(course), start)
  return day !== null && day >= today ? wordsIn(language).formatMonthDay(day) : null
}

/** The refund steps that are still ahead for a registration of today. */
export function refundLines(
  { course, start }: ScheduledDate,
  { copy, language, today }: ScheduleProps,
): string[] {
  const line = { amount: courseOf(course).charged, start, completed: false }
  return refundCalendar(line, today, { policy: refundPolicy, purchasedOn: today }).map(({ lastDay, rule }) =>
    copy.refund[rule === 'full' ? 'full' : 'half'](wordsIn(language).formatMonthDay(lastDay)),
  )
}
