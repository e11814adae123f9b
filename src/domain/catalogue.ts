import type { Language } from './language.ts'
import { type Cents, dollars } from './money.ts'

// What the academy sells. Panels show the listed and the early price; registration charges `charged`, always.

export const courseIds = ['module1', 'module2', 'module3', 'module4', 'clinical1', 'clinical2'] as const
export type CourseId = (typeof courseIds)[number]

export const programIds = ['fellowship', 'mastership'] as const
export type ProgramId = (typeof programIds)[number]

export type ItemId = CourseId | ProgramId

export type CreditKind = 'online' | 'hands-on'

export type Course = {
  id: CourseId
  /** 'Module 1' */
  label: Record<Language, string>
  title: Record<Language, string>
  ceHours: number
  ceKind: CreditKind
  listed: Cents
  charged: Cents
  /** Until when the early price stands, before the first day; null where the course has none. */
  early: 'more than 2 weeks before' | 'more than 1 month before' | null
}

export type Program = {
  id: ProgramId
  courses: readonly CourseId[]
  /** Of them, those that the program below it does not have. */
  own: readonly CourseId[]
  charged: Cents
  /** In percent, as the academy states it. */
  savings: number
}

const moduleOf = (number: number, en: string, es: string, charged: Cents, early: Course['early']) => ({
  label: { en: `Module ${number}`, es: `Módulo ${number}` },
  title: { en, es },
  ceHours: 24,
  ceKind: 'online' as const,
  listed: dollars(3_350),
  charged,
  early,
})

const clinicalOf = (number: number, en: string, es: string) => ({
  label: { en: `Clinical ${number}`, es: `Clínico ${number}` },
  title: { en, es },
  // Six days. For Clinical 2 the figure is the academy's to confirm.
  ceHours: 48,
  ceKind: 'hands-on' as const,
})

export const courses: Record<CourseId, Course> = {
  module1: {
    id: 'module1',
    ...moduleOf(
      1,
      'Basic Dental Implantology',
      'Implantología dental básica',
      dollars(2_850),
      'more than 2 weeks before',
    ),
  },
  module2: {
    id: 'module2',
    ...moduleOf(
      2,
      'Advanced and Immediate Implantology',
      'Implantología avanzada e inmediata',
      dollars(2_850),
      'more than 1 month before',
    ),
  },
  module3: {
    id: 'module3',
    ...moduleOf(
      3,
      'Complicated Cases and Implant Failures',
      'Casos complicados y fracasos de implantes',
      dollars(2_950),
      'more than 1 month before',
    ),
  },
  module4: {
    id: 'module4',
    ...moduleOf(
      4,
      'Full Arch Surgical and Restorative',
      'Arcada completa: cirugía y restauración',
      dollars(2_950),
      'more than 1 month before',
    ),
  },
  clinical1: {
    id: 'clinical1',
    ...clinicalOf(1, 'Basic and Intermediate Surgery', 'Cirugía básica e intermedia'),
    listed: dollars(7_500),
    charged: dollars(6_500),
    early: 'more than 1 month before',
  },
  clinical2: {
    id: 'clinical2',
    ...clinicalOf(2, 'Advanced Surgical Techniques', 'Técnicas quirúrgicas avanzadas'),
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
/** The academy's, in the names of its programs and the numbers of its receipts. */
export const abbreviation = 'BHIA'
export const spotsPerDate = 6

export function isCourseId(value: unknown): value is CourseId {
  return courseIds.includes(value as CourseId)
}

export function isProgramId(value: unknown): value is ProgramId {
  return programIds.includes(value as ProgramId)
}

/** What is known of a stored id, which may be a stranger: from a catalogue that was, or that is to come. */
export function findCourse(id: string): Course | undefined {
  return isCourseId(id) ? courses[id] : undefined
}

export function chargedFor(item: ItemId): Cents {
  return isProgramId(item) ? programs[item].charged : courses[item].charged
}

const words = {
  en: { online: 'Online', hours: 'CE Hours', unknown: 'Unknown Course', course: 'Course' },
  es: { online: 'En línea', hours: 'horas CE', unknown: 'Curso desconocido', course: 'Curso' },
} as const

const programNames: Record<ProgramId, Record<Language, string>> = {
  fellowship: { en: `${abbreviation} Fellowship Program`, es: `Programa Fellowship de ${abbreviation}` },
  mastership: { en: `${abbreviation} Mastership Program`, es: `Programa Mastership de ${abbreviation}` },
}

/** 'Module 1', or 'Course module9' for a stranger. */
export function courseLabel(id: string, language: Language): string {
  return findCourse(id)?.label[language] ?? `${words[language].course} ${id}`
}

/** 'Module 1: Basic Dental Implantology (Online)', as certificates name it: they tell the hours apart. */
export function courseName(id: string, language: Language): string {
  const course = findCourse(id)
  if (!course) return courseLabel(id, language)
  const place = course.ceKind === 'online' ? words[language].online : location
  return `${course.label[language]}: ${course.title[language]} (${place})`
}

/** The one name of an item in pages, mails and documents; ids come from stored rows and may be strangers. */
export function displayName(id: string | null | undefined, language: Language = 'en'): string {
  const word = words[language]
  if (!id) return word.unknown
  if (isProgramId(id)) return programNames[id][language]
  const name = courseName(id, language)
  const course = findCourse(id)
  return course?.ceKind === 'online' ? `${name}, ${course.ceHours} ${word.hours}` : name
}
