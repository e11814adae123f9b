import {
  type CourseId,
  isProgramId,
  location,
  type ProgramId,
  type SoldAs,
} from '#domain/catalogue/catalogue.ts'
import type { OfferedOnly } from '#domain/catalogue/offered-only.ts'
import type { Language } from '#domain/people/language.ts'
import { courseOf, findCourse } from '../catalogue.ts'
import { saidIn } from '../said.ts'

/** The words around the names of courses and programs, in one language. */
type NameWords = {
  programs: Record<ProgramId, string>
  /** Sold by offers only. */
  offered: Record<OfferedOnly, string>
  online: string
  ceHours: string
  course: string
  unknown: string
}

/** Names by id. Ids come from stored rows, so they may be missing from today's catalogue. */
export function namesFrom(language: Language, words: NameWords) {
  /** 'Module 1', or 'Course module9' for an unknown id. */
  const courseLabel = (id: string, sold?: SoldAs | null) => {
    const course = sold ?? findCourse(id)
    if (course) return saidIn(course.label, language)
    return isIn(words.offered, id) ? words.offered[id] : `${words.course} ${id}`
  }

  /** 'Basic Dental Implantology' */
  const courseTitle = (id: CourseId) => saidIn(courseOf(id).title, language)

  /** 'Module 1: Basic Dental Implantology (Online)', for certificates, which state the hours separately. */
  const courseName = (id: string, sold?: SoldAs | null) => {
    const course = sold ?? findCourse(id)
    if (!course) return courseLabel(id)
    const place = course.ceKind === 'online' ? words.online : (course.place ?? location)
    return `${courseLabel(id, sold)}: ${saidIn(course.title, language)} (${place})`
  }

  /** The name of an item in pages, emails and documents. What was sold keeps the name of its day. */
  const displayName = (id: string | null | undefined, sold?: SoldAs | null) => {
    if (!id) return words.unknown
    if (isProgramId(id)) return words.programs[id]
    const course = sold ?? findCourse(id)
    const name = courseName(id, sold)
    return course?.ceKind === 'online' ? `${name}, ${course.ceHours} ${words.ceHours}` : name
  }

  return { courseLabel, courseTitle, courseName, displayName }
}

function isIn<Key extends string>(texts: Record<Key, string>, id: string): id is Key {
  return Object.hasOwn(texts, id)
}
