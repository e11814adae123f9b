import { type CourseId, isProgramId, location, type ProgramId } from '#domain/catalogue.ts'
import type { Language } from '#domain/language.ts'
import { isOfferedOnly, type OfferedOnly } from '#domain/offered-only.ts'
import { courseOf, findCourse } from './catalogue.ts'
import { saidIn } from './course-texts.ts'

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
  const courseLabel = (id: string) => {
    const course = findCourse(id)
    if (course) return saidIn(course.label, language)
    return isOfferedOnly(id) ? words.offered[id] : `${words.course} ${id}`
  }

  /** 'Basic Dental Implantology' */
  const courseTitle = (id: CourseId) => saidIn(courseOf(id).title, language)

  /** 'Module 1: Basic Dental Implantology (Online)', for certificates, which state the hours separately. */
  const courseName = (id: string) => {
    const course = findCourse(id)
    if (!course) return courseLabel(id)
    const place = course.ceKind === 'online' ? words.online : location
    return `${courseLabel(id)}: ${courseTitle(id)} (${place})`
  }

  /** The name of an item in pages, emails and documents. */
  const displayName = (id: string | null | undefined) => {
    if (!id) return words.unknown
    if (isProgramId(id)) return words.programs[id]
    const course = findCourse(id)
    const name = courseName(id)
    return course?.ceKind === 'online' ? `${name}, ${course.ceHours} ${words.ceHours}` : name
  }

  return { courseLabel, courseTitle, courseName, displayName }
}
