// The dates that the form offers for each course, and what happens to a chosen date that is no longer available.

import { courseIds } from '#content/catalogue.ts'
import type { CourseDate } from '#contract/dates/course-dates.ts'
import type { CourseDateSummary } from '#contract/page-data.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { datesOf } from '#domain/catalogue/course-dates.ts'
import type { Day } from '#domain/dates/days.ts'
import { heldUntil, seatsLeft } from '../../../services/dates/course-dates.ts'
import { type RegistrationForm, tickCourse, untickCourse } from '../registration-form.ts'
import type { TabRegistration } from '../tab-registration.ts'

export type DateOption = {
  start: Day
  end: Day
  sample: boolean
  spots: number
  /** Null until the seats have loaded. */
  left: number | null
  /** The visitor already has a seat on this date: held by this registration, or offered from the waiting list. */
  reserved: boolean
  full: boolean
  /** When the first seat of a full date that is being paid for may become free; null when all are sold. */
  heldUntil: string | null
}

export type DateOptions = {
  upcoming: readonly DateOption[]
  past: readonly { start: Day; end: Day }[]
}

export type OptionsOf = (course: CourseId) => DateOptions

/** Leaves out dates that were withdrawn after the page was rendered, as soon as the seats have loaded. */
export function dateOptions(
  course: CourseId,
  dates: readonly CourseDateSummary[],
  seats: readonly CourseDate[] | null,
  { form, held }: Pick<TabRegistration, 'form' | 'held'>,
): DateOptions {
  const { upcoming, past } = datesOf(course, dates)
  const listed = upcoming.filter((date) => seats === null || seatsLeft(date, seats) !== null)
  const options = listed.map((date) => {
    const left = seatsLeft(date, seats)
    const offered = form.offer?.course === course && form.offer.date === date.start
    const reserved = offered || held[course] === date.start
    const { start, end, sample, spots } = date
    const full = left === 0 && !reserved
    return {
      start,
      end,
      sample,
      spots,
      left,
      reserved,
      full,
      heldUntil: full ? heldUntil(date, seats) : null,
    }
  })
  return { upcoming: options, past }
}

export type UnavailableDate =
  /** The course was unticked. `day` is null when the link named no date and every date is full. */
  | { course: CourseId; day: Day | null; why: 'gone' | 'full' }
  /** The course stays ticked with its next date; `next` is null while that date is to be announced. */
  | { course: CourseId; day: Day; why: 'past'; next: Day | null }

/**
 * Replaces dates that cannot be booked. A ticked course without a date, or with a past one, gets its next date, as on the
 * server. A course whose date is full or withdrawn is unticked: the visitor did not choose any other date.
 */
export function resolveDates(
  form: RegistrationForm,
  optionsOf: OptionsOf,
): { form: RegistrationForm; unavailable: readonly UnavailableDate[] } {
  let resolved = form
  const unavailable: UnavailableDate[] = []
  for (const course of courseIds()) {
    if (!form.selectedSubItems[course]) continue
    const { upcoming, past } = optionsOf(course)
    const named = form.dates[course]
    const over = past.find(({ start }) => start === named)
    const chosen = over ? undefined : named
    const matching = matchingDates({ course, day: chosen ?? null }, optionsOf)
    const free = matching.find(({ full }) => !full)
    if (!free && (chosen !== undefined || upcoming.length > 0)) {
      resolved = untickCourse(resolved, course)
      unavailable.push({ course, day: chosen ?? null, why: matching.length > 0 ? 'full' : 'gone' })
      continue
    }
    const day = free?.start ?? null
    resolved = tickCourse(resolved, course, day)
    if (over) unavailable.push({ course, day: over.start, why: 'past', next: day })
  }
  return { form: resolved, unavailable }
}

/**
 * Applies a choice to the form as shown, with its dates resolved. Applied to the stored form instead, a course that was
 * unticked as full would tick itself again when a seat becomes free.
 */
export function applyToResolved(
  next: (shown: RegistrationForm) => RegistrationForm,
  optionsOf: OptionsOf,
): (form: RegistrationForm) => RegistrationForm {
  return (form) => next(resolveDates(form, optionsOf).form)
}

/** Drops notices about courses that were chosen again, became available or were replaced by a program. */
export function stillUnavailable(
  before: readonly UnavailableDate[],
  form: RegistrationForm,
  optionsOf: OptionsOf,
): readonly UnavailableDate[] {
  if (form.selectedOption !== 'option3') return []
  return before.filter((date) => {
    const { course } = date
    if (date.why === 'past')
      return form.selectedSubItems[course] && (form.dates[course] ?? null) === date.next
    return !form.selectedSubItems[course] && matchingDates(date, optionsOf).every(({ full }) => full)
  })
}

/** A waiting list opens once every seat is sold: until then an unpaid seat may become free. */
export function isSoldOut({ full, heldUntil }: DateOption): boolean {
  return full && heldUntil === null
}

/** When to look again for an unavailable date; null when none of its dates may get a seat back soon. */
export function lookAgainAt(date: UnavailableDate, optionsOf: OptionsOf): string | null {
  const ends = matchingDates(date, optionsOf).flatMap(({ heldUntil }) => heldUntil ?? [])
  return ends.sort()[0] ?? null
}

/** The sold-out dates whose waiting lists the visitor can join instead. */
export function waitingListDates(date: UnavailableDate, optionsOf: OptionsOf): readonly DateOption[] {
  return matchingDates(date, optionsOf).filter(isSoldOut)
}

/** Whether a notice already offers this date's waiting list; the course's row then leaves it out. */
export function isOfferedInNotice(
  { course, day }: { course: CourseId; day: Day },
  unavailable: readonly UnavailableDate[],
  optionsOf: OptionsOf,
): boolean {
  return unavailable.some(
    (date) => date.course === course && waitingListDates(date, optionsOf).some(({ start }) => start === day),
  )
}

/** The named date if it is upcoming; every upcoming date if none was named. */
function matchingDates(
  { course, day }: Pick<UnavailableDate, 'course' | 'day'>,
  optionsOf: OptionsOf,
): readonly DateOption[] {
  return optionsOf(course).upcoming.filter(({ start }) => day === null || start === day)
}
