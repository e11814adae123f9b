import type { CourseDate } from '#contract/course-dates.ts'
import type { CourseDateSummary } from '#contract/page-data.ts'
import { type CourseId, courseIds } from '#domain/catalogue.ts'
import { datesOf } from '#domain/course-dates.ts'
import type { Day } from '#domain/days.ts'
import { heldUntil, seatsLeft } from '../../services/course-dates.ts'
import { type RegistrationForm, tickCourse, untickCourse } from './registration-form.ts'
import type { KeptRegistration } from './use-registration.ts'

export type OfferedDate = {
  start: Day
  end: Day
  sample: boolean
  spots: number
  /** Null while it is not known. */
  left: number | null
  /** A seat of this date is this form's already: held by its registration, or offered from the waiting list. */
  mine: boolean
  full: boolean
  /** Of a full date: when the first seat that is being paid for may come back. Null where all are sold. */
  heldUntil: string | null
}

export type OfferedDates = {
  upcoming: readonly OfferedDate[]
  past: readonly { start: Day; end: Day }[]
}

/** Of the dates that the page was drawn with, once the seats are known, those that the academy still holds. */
export function offeredDates(
  course: CourseId,
  dates: readonly CourseDateSummary[],
  seats: readonly CourseDate[] | null,
  { form, held }: Pick<KeptRegistration, 'form' | 'held'>,
): OfferedDates {
  const { upcoming, past } = datesOf(course, dates)
  const stillListed = upcoming.filter((date) => seats === null || seatsLeft(date, seats) !== null)
  const offered = stillListed.map((date) => {
    const left = seatsLeft(date, seats)
    const promised = form.offer?.course === course && form.offer.date === date.start
    const mine = promised || held[course] === date.start
    const { start, end, sample, spots } = date
    const full = left === 0 && !mine
    return { start, end, sample, spots, left, mine, full, heldUntil: full ? heldUntil(date, seats) : null }
  })
  return { upcoming: offered, past }
}

/** A chosen date that cannot be had, or no longer. */
export type LostDate =
  /** The course is not chosen any more. `day` is null where no date was named and all are full. */
  | { course: CourseId; day: Day | null; why: 'gone' | 'full' }
  /** The course stays, for the date that comes next; `next` is null while that is to be announced. */
  | { course: CourseId; day: Day; why: 'past'; next: Day | null }

/**
 * The form with dates that can be taken. A ticked course without a date gets the next one, where there is one; so does one
 * whose date is past, as on the server. One whose date is lost otherwise is unticked: another date is not the one that was
 * chosen.
 */
export function withTakableDates(
  form: RegistrationForm,
  datesOfCourse: (course: CourseId) => OfferedDates,
): { form: RegistrationForm; lost: readonly LostDate[] } {
  let next = form
  const lost: LostDate[] = []
  for (const course of courseIds) {
    if (!form.selectedSubItems[course]) continue
    const { upcoming, past } = datesOfCourse(course)
    const named = form.dates[course]
    const over = past.find(({ start }) => start === named)
    const chosen = over ? undefined : named
    const wanted = datesMeant({ course, day: chosen ?? null }, datesOfCourse)
    const takable = wanted.find(({ full }) => !full)
    if (!takable && (chosen !== undefined || upcoming.length > 0)) {
      next = untickCourse(next, course)
      lost.push({ course, day: chosen ?? null, why: wanted.length > 0 ? 'full' : 'gone' })
      continue
    }
    const day = takable?.start ?? null
    next = tickCourse(next, course, day)
    if (over) lost.push({ course, day: over.start, why: 'past', next: day })
  }
  return { form: next, lost }
}

/**
 * A choice made in what is shown. What was lost goes with it: else it would tick itself again, unasked, when a seat comes
 * free.
 */
export function chosenInShown(
  next: (shown: RegistrationForm) => RegistrationForm,
  datesOfCourse: (course: CourseId) => OfferedDates,
): (form: RegistrationForm) => RegistrationForm {
  return (form) => next(withTakableDates(form, datesOfCourse).form)
}

/**
 * What was lost before and is still worth saying: not chosen anew since, and not to be had again; or as long as the next
 * date stands in its place.
 */
export function stillLost(
  before: readonly LostDate[],
  form: RegistrationForm,
  datesOfCourse: (course: CourseId) => OfferedDates,
): readonly LostDate[] {
  if (form.selectedOption !== 'option3') return []
  return before.filter((lost) => {
    const { course } = lost
    if (lost.why === 'past')
      return form.selectedSubItems[course] && (form.dates[course] ?? null) === lost.next
    return !form.selectedSubItems[course] && datesMeant(lost, datesOfCourse).every(({ full }) => full)
  })
}

/** The dates whose waiting lists can be joined in place of what was lost. */
export function datesToWaitFor(
  lost: LostDate,
  datesOfCourse: (course: CourseId) => OfferedDates,
): readonly OfferedDate[] {
  return datesMeant(lost, datesOfCourse).filter(isSoldOut)
}

/** A waiting list opens once every seat is sold: until then an unpaid one may come back. */
export function isSoldOut({ full, heldUntil }: OfferedDate): boolean {
  return full && heldUntil === null
}

/** When to look again for what was lost; null where none of its dates may get a seat back soon. */
export function lookAgainAt(
  lost: LostDate,
  datesOfCourse: (course: CourseId) => OfferedDates,
): string | null {
  const ends = datesMeant(lost, datesOfCourse).flatMap(({ heldUntil }) => heldUntil ?? [])
  return ends.sort()[0] ?? null
}

/** Whether the sentence about what was lost leads to the waiting list of this date: then its course's row need not. */
export function isWaitedForAbove(
  { course, day }: { course: CourseId; day: Day },
  lost: readonly LostDate[],
  datesOfCourse: (course: CourseId) => OfferedDates,
): boolean {
  return lost.some(
    (each) =>
      each.course === course && datesToWaitFor(each, datesOfCourse).some(({ start }) => start === day),
  )
}

/** The date that was named, while it is to come; all of them where none was. */
function datesMeant(
  { course, day }: Pick<LostDate, 'course' | 'day'>,
  datesOfCourse: (course: CourseId) => OfferedDates,
): readonly OfferedDate[] {
  return datesOfCourse(course).upcoming.filter(({ start }) => day === null || start === day)
}
