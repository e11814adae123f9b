// Prices, dates, seats, hours and refunds of courses.

import { courseIds, courseOf, programOf } from '#content/catalogue.ts'
import { moneyIn } from '#content/money.ts'
import { wordsIn } from '#content/words.ts'
import { type CourseId, programIds } from '#domain/catalogue/catalogue.ts'
import { type SetDate, setDates } from '#domain/catalogue/course-dates.ts'
import { partsOf } from '#domain/dates/day-parts.ts'
import { addDays } from '#domain/dates/days.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import { refundCalendar, refundPolicy } from '#domain/registrations/refunds.ts'
import type { ListedCourseDate } from '#features/catalogue/course-dates.queries.ts'
import { copies } from '../corpus/copies.ts'
import type { Asked } from './asked.ts'
import { answersIn, type Fact, type Live, type Rule, type Source } from './fact.ts'
import { ceHoursOf, courseSource, rangeOf, refundSource, upcomingDates } from './sources.ts'

/** The courses that a question is about: the named ones, or all modules or clinicals. */
function coursesOf(asked: Asked): readonly CourseId[] {
  if (asked.courses.length > 0) return asked.courses
  if (asked.has('module')) return courseIds().filter((id) => courseOf(id).ceKind === 'online')
  if (asked.has('clinical')) return courseIds().filter((id) => courseOf(id).ceKind === 'hands-on')
  return []
}

function eachCourse(
  of: readonly CourseId[],
  live: Live,
  sentence: (course: CourseId, label: string) => string,
): Fact {
  const words = wordsIn(live.language)
  return {
    answer: of.map((course) => sentence(course, words.courseLabel(course))).join(' '),
    sources: of.map((course) => courseSource(course, live)),
  }
}

export const priceOfCourses: Rule = (asked, live) => {
  if (!asked.has('price', 'early', 'saving', 'fee')) return null
  if (asked.has('installments', 'refund', 'cancel', 'travel', 'lodging', 'meals', 'tax')) return null
  const of = asked.courses.length > 0 ? asked.courses : asked.has('early') ? courseIds() : coursesOf(asked)
  if (of.length === 0) return null
  const { price } = answersIn[live.language]
  const { earlyRule } = copies[live.language].courses.panel
  if (of.length > 2) return priceList(of, live)
  return eachCourse(of, live, (course, label) => {
    const { early, charged, listed } = courseOf(course)
    return early
      ? price.early(label, formatWholeDollars(charged), earlyRule(early), formatWholeDollars(listed))
      : price.listed(label, formatWholeDollars(listed))
  })
}

function priceList(of: readonly CourseId[], live: Live): Fact {
  const { price } = answersIn[live.language]
  const words = wordsIn(live.language)
  const items = of.map((course) => {
    const { charged, listed } = courseOf(course)
    return price.item(words.courseLabel(course), formatWholeDollars(charged), formatWholeDollars(listed))
  })
  return { answer: price.items(items.join('; ')), sources: of.map((course) => courseSource(course, live)) }
}

/** 'How much does it cost?' */
export const anyPrice: Rule = (asked, live) => {
  if (!asked.has('price') || asked.has('fee', 'refund', 'cancel', 'pay', 'travel', 'lodging', 'meals'))
    return null
  if (!asked.has('course', 'program', 'award') && !asked.hasOnly('price')) return null
  const { price } = answersIn[live.language]
  const lowest = (amounts: readonly number[]) => formatWholeDollars(Math.min(...amounts))
  const of = (kind: string) => courseIds().filter((id) => courseOf(id).ceKind === kind)
  const charged = (ids: readonly CourseId[]) => lowest(ids.map((id) => courseOf(id).charged))
  const { title, lead, pathways } = copies[live.language].courses
  const terms = programIds.map((id) =>
    pathways[id].terms(formatWholeDollars(programOf(id).charged), programOf(id).savings),
  )
  const page: Source = {
    title,
    href: '/courses',
    passage: `${lead} ${terms.join('. ')}. ${courseIds()
      .map((id) => courseSource(id, live).passage)
      .join(' ')}`,
  }
  return {
    answer: price.all(
      charged(of('online')),
      charged(of('hands-on')),
      lowest(programIds.map((id) => programOf(id).charged)),
    ),
    sources: [page],
  }
}

export const seatsOfCourses: Rule = (asked, live) => {
  if (!asked.has('seats') || asked.courses.length === 0 || asked.has('waitingList', 'transfer')) return null
  const { seats, date } = answersIn[live.language]
  return eachCourse(asked.courses, live, (course, label) => {
    const dates = upcomingDates(course, live)
    if (dates.length === 0) return date.none(label)
    return dates
      .map((one) => {
        const range = rangeOf(one, live.language)
        if (one.left > 0) return seats.left(label, range, one.left, one.spots)
        return one.heldUntil ? seats.inPayment(label, range) : seats.full(label, range)
      })
      .join(' ')
  })
}

export const datesOfCourses: Rule = (asked, live) => {
  const isAsked = asked.has('date', 'when') || asked.months.length > 0
  const isOther = asked.has('refund', 'cancel', 'chooseDate', 'changeDate', 'founded', 'transfer', 'pay')
  if (!isAsked || isOther) return null
  if (asked.months.length > 0) return datesInMonths(asked, live)
  const of = coursesOf(asked)
  if (of.length > 0) return eachCourse(of, live, (course, label) => dateSentence(course, label, live))
  return asked.has('course', 'program') && asked.programs.length === 0 && !asked.has('seats')
    ? nextDate(live)
    : null
}

function dateSentence(course: CourseId, label: string, live: Live): string {
  const { date, list } = answersIn[live.language]
  const dates = upcomingDates(course, live)
  if (!dates[0]) return date.none(label)
  return date.set(label, list(dates.map((one) => rangeOf(one, live.language))), dates[0].location)
}

function nextDate(live: Live): Fact | null {
  const [next] = setDates(live.dates).upcoming
  if (!next) return null
  const label = wordsIn(live.language).courseLabel(next.course)
  const { date } = answersIn[live.language]
  return {
    answer: date.next(label, rangeOf(next, live.language), next.location),
    sources: [courseSource(next.course, live)],
  }
}

function datesInMonths(asked: Asked, live: Live): Fact | null {
  const isWanted = ({ start, course }: SetDate<ListedCourseDate>) =>
    asked.months.includes(partsOf(start).month) &&
    (asked.courses.length === 0 || asked.courses.includes(course))
  const found = setDates(live.dates).upcoming.filter(isWanted)
  if (found.length === 0) return null
  const { date } = answersIn[live.language]
  const words = wordsIn(live.language)
  return {
    answer: found
      .map((one) => date.set(words.courseLabel(one.course), rangeOf(one, live.language), one.location))
      .join(' '),
    sources: [...new Set(found.map(({ course }) => course))].map((course) => courseSource(course, live)),
  }
}

export const hoursOfCourses: Rule = (asked, live) => {
  if (!asked.has('ce') || asked.courses.length === 0 || asked.has('board', 'retake')) return null
  return eachCourse(asked.courses, live, (course, label) =>
    answersIn[live.language].ce(label, ceHoursOf(course, live.language)),
  )
}

/** What is refunded for the next date of a course, and until when. */
export const refundOfCourse: Rule = (asked, live) => {
  const [course] = asked.courses
  if (!course || !asked.has('refund', 'cancel') || asked.has('academyCancels', 'changeDate', 'transfer'))
    return null
  const [date] = upcomingDates(course, live)
  if (!date) return { quote: 'terms refunds 4' }
  const { refund } = answersIn[live.language]
  const words = wordsIn(live.language)
  const line = { amount: courseOf(course).charged, start: date.start, completed: false }
  const steps = refundCalendar(line, live.today, { policy: refundPolicy, purchasedOn: live.today })
  const said = steps.map(({ lastDay, rule }) =>
    refund.step[rule === 'half' ? 'half' : 'full'](words.formatMonthDay(lastDay)),
  )
  const last = steps.at(-1)?.lastDay
  const scale = [
    ...steps.map(({ amount, lastDay }) => ({
      share: moneyIn(live.language, amount),
      when: refund.until(words.formatMonthDay(lastDay)),
    })),
    ...(last ? [{ share: refund.none, when: refund.from(words.formatMonthDay(addDays(last, 1))) }] : []),
  ]
  const policy = refundSource(live.language)
  const panel = courseSource(course, live)
  const calendar = scale.map(({ share, when }) => `${share} ${when}`).join('; ')
  return {
    answer: refund.for(
      rangeOf(date, live.language),
      last ? [...said, refund.after].join(', ') : refund.nothing,
    ),
    sources: [policy, { ...panel, passage: `${panel.passage} ${calendar}.` }],
    scale,
  }
}
