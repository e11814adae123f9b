// The shape of the classroom's texts. Slugs and question ids are the same in both languages.
import type { ClipId } from '../media/clips.ts'
import type { PhotoName } from '../media/photos.ts'

export type LessonText = {
  slug: string
  title: string
  minutes: number
  film?: ClipId
  /**
   * Markdown of a small subset: `## section`, paragraphs, `- ` and `1. ` lists, **bold**, *italic*, `> note`,
   * `![alt](figure:ID)` for a photo of the site, and links to the site's own paths.
   */
  body: string
  checklist?: readonly string[]
}

export type UnitText = { title: string; lessons: readonly LessonText[] }

export type QuestionText = {
  id: string
  /** The slug of the lesson to read again. */
  topic: string
  question: string
  options: readonly [string, string, string, string]
  answer: 0 | 1 | 2 | 3
  why: string
  /** The English text names it for both languages. */
  picture?: PhotoName
}

export type ClassroomCourse = {
  units: readonly UnitText[]
  readings: readonly { title: string; path: string }[]
  questions: readonly QuestionText[]
}
