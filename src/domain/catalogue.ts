import { type Cents, dollars } from './money.ts'

// What the academy sells. Course pages show `listed` and the early price; registration always charges
// `charged`.

export const courseIds = ['module1', 'module2', 'module3', 'module4', 'clinical1', 'clinical2'] as const
export type CourseId = (typeof courseIds)[number]

export const programIds = ['fellowship', 'mastership'] as const
export type ProgramId = (typeof programIds)[number]

export type ItemId = CourseId | ProgramId

export type CreditKind = 'online' | 'hands-on'

export type Course = {
  id: CourseId
  ceHours: number
  ceKind: CreditKind
  listed: Cents
  charged: Cents
  /** How long before the first day the early price ends; null for courses without one. */
  early: 'more than 2 weeks before' | 'more than 1 month before' | null
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

const moduleAt = (charged: Cents, early: Course['early']) => ({
  ceHours: 24,
  ceKind: 'online' as const,
  listed: dollars(3_350),
  charged,
  early,
})

// Six days. The academy has not confirmed the hours of Clinical 2 yet.
const clinical = { ceHours: 48, ceKind: 'hands-on' as const }

export const courses: Record<CourseId, Course> = {
  module1: { id: 'module1', ...moduleAt(dollars(2_850), 'more than 2 weeks before') },
  module2: { id: 'module2', ...moduleAt(dollars(2_850), 'more than 1 month before') },
  module3: { id: 'module3', ...moduleAt(dollars(2_950), 'more than 1 month before') },
  module4: { id: 'module4', ...moduleAt(dollars(2_950), 'more than 1 month before') },
  clinical1: {
    id: 'clinical1',
    ...clinical,
    listed: dollars(7_500),
    charged: dollars(6_500),
    early: 'more than 1 month before',
  },
  clinical2: {
    id: 'clinical2',
    ...clinical,
    listed: dollars(18_500),
    charged: dollars(18_500),
    early: null,
  },
}

const fellowshipCourses = ['module1', 'module2', 'clinical1'] as const
const mastershipCourses = ['module3', 'module4', 'clinical2'] as const

export const programs: Record<ProgramId, Program> = {
  fellowship: {
    id: 'fellowship',
    courses: fellowshipCourses,
    own: fellowshipCourses,
    charged: dollars(12_000),
    savings: 20,
  },
  mastership: {
    id: 'mastership',
    courses: [...fellowshipCourses, ...mastershipCourses],
    own: mastershipCourses,
    charged: dollars(35_000),
    savings: 30,
  },
}

export const location = 'Beverly Hills, CA'
/** The academy's initials, used in program names and receipt numbers. */
export const abbreviation = 'BHIA'
export const spotsPerDate = 6

export function isCourseId(value: unknown): value is CourseId {
  return courseIds.includes(value as CourseId)
}

export function isProgramId(value: unknown): value is ProgramId {
  return programIds.includes(value as ProgramId)
}

/** A stored id may belong to an older or newer catalogue. */
export function findCourse(id: string): Course | undefined {
  return isCourseId(id) ? courses[id] : undefined
}

export function chargedFor(item: ItemId): Cents {
  return isProgramId(item) ? programs[item].charged : courses[item].charged
}
