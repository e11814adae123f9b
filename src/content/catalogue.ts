import {
  type Catalogue,
  type Course,
  type CourseId,
  courseIn,
  type ItemId,
  isProgramId,
  location,
  type Program,
  type ProgramId,
  type SoldAs,
} from '#domain/catalogue/catalogue.ts'
import type { Cents } from '#domain/money/money.ts'

let current: Catalogue | null = null

/** The courses, programs and prices that hold now. */
export function catalogue(): Catalogue {
  if (!current) throw new Error('The catalogue has not been loaded')
  return current
}

/** Called when a process has read the database, and by a page with its own data before it renders. */
export function keepCatalogue(next: Catalogue): void {
  current = next
}

/** The courses on sale, in order. */
export function courseIds(): CourseId[] {
  return catalogue()
    .courses.filter(({ retired }) => !retired)
    .map(({ id }) => id)
}

/** A course of the catalogue, retired or not. A stored id may be of none. */
export function findCourse(id: string): Course | undefined {
  return courseIn(catalogue(), id)
}

export function isCourseId(id: string): boolean {
  return findCourse(id) !== undefined
}

export function isOnSale(id: string): boolean {
  return findCourse(id)?.retired === false
}

/** For ids that come from the catalogue itself. */
export function courseOf(id: CourseId): Course {
  const course = findCourse(id)
  if (!course) throw new Error(`The catalogue has no course ${id}`)
  return course
}

/** Where a course is held without a date, and where its new dates are. */
export function placeOf(id: CourseId): string {
  return courseOf(id).place ?? location
}

/** Course hours with those of self-study. */
export function allHoursOf(id: CourseId): number {
  const { ceHours, selfStudyHours } = courseOf(id)
  return ceHours + selfStudyHours
}

/** The hours of a completed line. A course that is no longer in the catalogue may have none. */
export function hoursOf({ course, ceHours }: { course: string; ceHours: number | null }): number {
  return ceHours ?? findCourse(course)?.ceHours ?? 0
}

/** The names that an order keeps; null for what is sold by offers only. */
export function soldAs(id: CourseId): SoldAs | null {
  const course = findCourse(id)
  if (!course) return null
  const { label, title, ceKind, ceHours, place } = course
  return { label, title, ceKind, ceHours, place }
}

export function programOf(id: ProgramId): Program {
  return catalogue().programs[id]
}

export function chargedFor(item: ItemId): Cents {
  return isProgramId(item) ? programOf(item).charged : courseOf(item).charged
}
