import {
  type CourseId,
  courses,
  isCourseId,
  isProgramId,
  location,
  type ProgramId,
} from '#domain/catalogue.ts'

/** The words that make up the names of courses and programs, in one language. */
type NameWords = {
  courses: Record<CourseId, { label: string; title: string }>
  programs: Record<ProgramId, string>
  online: string
  ceHours: string
  course: string
  unknown: string
}

/** Names by id. Ids come from stored rows, so they may be missing from today's catalogue. */
export function namesFrom(words: NameWords) {
  /** 'Module 1', or 'Course module9' for an unknown id. */
  const courseLabel = (id: string) => (isCourseId(id) ? words.courses[id].label : `${words.course} ${id}`)

  /** 'Basic Dental Implantology' */
  const courseTitle = (id: CourseId) => words.courses[id].title

  /** 'Module 1: Basic Dental Implantology (Online)', for certificates, which state the hours separately. */
  const courseName = (id: string) => {
    if (!isCourseId(id)) return courseLabel(id)
    const place = courses[id].ceKind === 'online' ? words.online : location
    return `${courseLabel(id)}: ${courseTitle(id)} (${place})`
  }

  /** The name of an item in pages, emails and documents. */
  const displayName = (id: string | null | undefined) => {
    if (!id) return words.unknown
    if (isProgramId(id)) return words.programs[id]
    const name = courseName(id)
    return isCourseId(id) && courses[id].ceKind === 'online'
      ? `${name}, ${courses[id].ceHours} ${words.ceHours}`
      : name
  }

  return { courseLabel, courseTitle, courseName, displayName }
}
