import type { Day } from '../dates/days.ts'
import type { Cents } from '../money/money.ts'
import type { CreditPolicy } from '../money/tuition-credit.ts'
import type { PlanPolicy } from '../pricing/plan.ts'

// What the academy sells. Staff edit it: the current value is in content/catalogue.ts.

/** Small letters and digits. A stored id may belong to a course that is no longer sold. */
export type CourseId = string

export const programIds = ['fellowship', 'mastership'] as const
export type ProgramId = (typeof programIds)[number]

/** A course or a program. */
export type ItemId = string

export type CreditKind = 'online' | 'hands-on'

/** A text in both languages. A missing Spanish one falls back to English. */
export type Said = { en: string; es: string | null }

/** How long before the first day the early price ends. */
export type Early = { count: number; unit: 'weeks' | 'months' | 'days' }

export type Price = {
  listed: Cents
  /** The early price, or the only one. */
  charged: Cents
  early: Early | null
  /** fixed: registration always charges `charged`. early: until the early price ends, then `listed`. */
  rule: 'fixed' | 'early'
}

export type Course = Price & {
  id: CourseId
  /** Of its page under /courses. */
  slug: string
  label: Said
  title: Said
  ceHours: number
  /** Hours of self-study, which count in addition. */
  selfStudyHours: number
  ceKind: CreditKind
  /** Usual length of a date. */
  days: number
  /** '8:30 am to 5 pm', of each day on site; null while they are announced there. */
  dailyHours: Said | null
  /** 'San Diego, CA', of its new dates; null for the academy's own place. */
  place: string | null
  /** What a buyer declares to have; null for courses that anybody may take. */
  prerequisite: Said | null
  /** Not sold any more. */
  retired: boolean
}

/** A course as it was sold: its names stay on receipts and in emails after staff renamed it. */
export type SoldAs = Pick<Course, 'label' | 'title' | 'ceKind' | 'ceHours'> & {
  /** Of hands-on courses, as part of their name. Orders before places were kept have none. */
  place?: string | null | undefined
}

export type Program = {
  id: ProgramId
  courses: readonly CourseId[]
  /** The courses that the smaller program does not include. */
  own: readonly CourseId[]
  charged: Cents
  /** Percentage, as the academy advertises it. */
  savings: number
}

/** Lines in both languages. */
export type SaidList = { en: readonly string[]; es: readonly string[] | null }

/** In the order in which pages list them. */
export type Catalogue = {
  courses: readonly Course[]
  programs: Readonly<Record<ProgramId, Program>>
  /** The terms of paying in parts, and of credit. */
  plan: PlanPolicy
  credit: CreditPolicy
}

/** The academy's own place. */
export const location = 'Beverly Hills, CA'
/** 'Beverly Hills', for a place inside a sentence. */
export const cityOf = (place: string): string => place.split(',', 1)[0] ?? place
/** The academy's initials, used in program names and receipt numbers. */
export const abbreviation = 'BHIA'
export const spotsPerDate = 6

export function isProgramId(value: unknown): value is ProgramId {
  return programIds.includes(value as ProgramId)
}

/** A stored id may belong to an older or newer catalogue. */
export function courseIn({ courses }: Catalogue, id: unknown): Course | undefined {
  return courses.find((course) => course.id === id)
}

/** When something is bought: today, and the first day of the date that was chosen. */
export type Moment = { today: Day; start: Day | null }
