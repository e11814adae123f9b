// What the pages say about a course or an award, with today's dates, seats and prices: the passages that facts cite.

import { courseOf, placeOf, programOf } from '#content/catalogue.ts'
import { saidIn } from '#content/said.ts'
import { wordsIn } from '#content/words.ts'
import { type CourseId, type ProgramId, spotsPerDate } from '#domain/catalogue/catalogue.ts'
import { datesOf, type SetDate } from '#domain/catalogue/course-dates.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { refundPolicy } from '#domain/registrations/refunds.ts'
import type { ListedCourseDate } from '#features/catalogue/course-dates.queries.ts'
import { copies } from '../corpus/copies.ts'
import { answersIn, type Live, type Source } from './fact.ts'

export function upcomingDates(course: CourseId, { dates }: Live): readonly SetDate<ListedCourseDate>[] {
  return datesOf(course, dates).upcoming
}

/** 'Sept 12–14, 2025', and whether it is a sample. */
export function rangeOf({ start, end, sample }: SetDate<ListedCourseDate>, language: Language): string {
  const range = wordsIn(language).formatRange(start, end)
  return sample ? `${range} (${answersIn[language].sample})` : range
}

export function ceHoursOf(course: CourseId, language: Language): string {
  const words = copies[language].courses.panel
  const { ceHours: hours, selfStudyHours: study } = courseOf(course)
  return study > 0 ? words.ceHoursWithStudy(hours, study) : words.ceHoursOf(hours)
}

/** The course's panel on /courses. */
export function courseSource(course: CourseId, live: Live): Source {
  const { language } = live
  const words = wordsIn(language)
  const { panel } = copies[language].courses
  const dates = upcomingDates(course, live)
  const { dailyHours, early, charged, listed } = courseOf(course)
  const rows = [
    dates.length > 0 ? dates.map((date) => rangeOf(date, language)).join('; ') : panel.datesToBeAnnounced,
    `${panel.location}: ${dates[0]?.location ?? placeOf(course)}`,
    `${panel.seats}: ${dates.length > 0 ? dates.map((date) => seatsOf(date, language)).join('; ') : panel.seatsPerDate(spotsPerDate)}`,
    `${panel.ceHours}: ${ceHoursOf(course, language)}`,
    ...(dailyHours ? [`${panel.dailyHours}: ${saidIn(dailyHours, language)}`] : []),
    ...(early ? [`${panel.earlyPrice}: ${formatWholeDollars(charged)} (${panel.earlyRule(early)})`] : []),
    `${panel.listedPrice}: ${formatWholeDollars(listed)}`,
  ]
  return {
    title: `${words.courseLabel(course)}: ${words.courseTitle(course)}`,
    href: `/courses#${course}`,
    passage: `${rows.join('. ')}.`,
  }
}

function seatsOf({ left, spots, heldUntil }: ListedCourseDate, language: Language): string {
  const { panel } = copies[language].courses
  if (left > 0) return panel.seatsLeft(left, spots)
  return heldUntil ? panel.inPayment : panel.full
}

/** The award's panel on /courses. */
export function awardSource(award: ProgramId, language: Language): Source {
  const copy = copies[language].courses
  const { title, asProgram, asProgramText, independent, facts } = copy[award]
  const { charged, savings, courses: all } = programOf(award)
  const rows = facts.map(({ name, value }) => `${name}: ${value}`).join('. ')
  return {
    title,
    href: `/courses#${award}`,
    passage: `${formatWholeDollars(charged)} ${asProgram}. ${asProgramText(courseList(all, language), savings)} ${independent}. ${rows}.`,
  }
}

export function residencySource(language: Language): Source {
  const { title, summary, facts } = copies[language].courses.residency
  const rows = facts.map(({ name, value }) => `${name}: ${value}`).join('. ')
  return { title, href: '/courses#residency', passage: `${summary} ${rows}.` }
}

export function refundSource(language: Language): Source {
  const { title, inFull, academyCancels, program } = copies[language].courses.refunds
  return {
    title,
    href: '/courses#refunds',
    passage: [...inFull, academyCancels, program].join(' '),
    version: refundPolicy.version,
  }
}

export function courseList(of: readonly CourseId[], language: Language): string {
  return answersIn[language].list(of.map((course) => wordsIn(language).courseLabel(course)))
}
