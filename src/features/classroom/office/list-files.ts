import { courseOfKey, type Lesson } from '#contract/catalogue/lessons.ts'
import type { OfficeFiles } from '#contract/classroom/office-files.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { draftsOf, everyVersion } from '#features/catalogue/entries.queries.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import type { Database } from '#platform/database/connection.ts'
import { filesOf } from '../classroom-files.queries.ts'

export async function listFiles(course: CourseId, { database }: OfficeParts): Promise<OfficeFiles> {
  const lessons = await lessonsOf(database, course)
  return {
    files: (await filesOf(database, course)).map(({ filmId, addedAt, course: _, staffId: __, ...file }) => ({
      ...file,
      film: filmId,
      addedAt: addedAt.toISOString(),
      usedBy: titlesWith(filmId ?? file.id, lessons),
    })),
  }
}

/** Every version, because staff can publish an older one again, and what is in preparation. */
export async function lessonsOf(db: Database, course: CourseId): Promise<Lesson[]> {
  const isOwn = ({ key }: { key: string }) => courseOfKey(key) === course
  const versions = (await everyVersion(db, ['lesson'])).filter(isOwn).map(({ data }) => data)
  const drafts = (await draftsOf(db, ['lesson'])).filter(isOwn).map(({ draft }) => draft)
  return [...versions, ...drafts] as Lesson[]
}

export function titlesWith(id: string, lessons: readonly Lesson[]): string[] {
  const shows = ({ film, downloads = [] }: Lesson) => film === id || downloads.some(({ file }) => file === id)
  return [...new Set(lessons.filter(shows).map(({ title }) => title.en))]
}
