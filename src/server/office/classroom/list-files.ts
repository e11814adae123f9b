import { courseOfKey, type Lesson } from '#contract/catalogue/lessons.ts'
import type { OfficeFiles } from '#contract/office/classroom-files.ts'
import type { Database } from '#database/engine/connection.ts'
import { filesOf } from '#database/tables/classroom-files.ts'
import { draftsOf, everyVersion } from '#database/tables/entries.ts'
import type { CourseId } from '#domain/catalogue.ts'
import { versionAt } from '#domain/entries.ts'
import type { OfficeParts } from '../office.ts'

export async function listFiles(course: CourseId, { database, clocks }: OfficeParts): Promise<OfficeFiles> {
  const lessons = await lessonsOf(database, course, clocks.academy.now())
  return {
    files: (await filesOf(database, course)).map(({ filmId, addedAt, course: _, staffId: __, ...file }) => ({
      ...file,
      film: filmId,
      addedAt: addedAt.toISOString(),
      usedBy: titlesWith(filmId ?? file.id, lessons),
    })),
  }
}

/** What holds, and what is in preparation. */
export async function lessonsOf(db: Database, course: CourseId, now: Date): Promise<Lesson[]> {
  const isOwn = ({ key }: { key: string }) => courseOfKey(key) === course
  const versions = Map.groupBy((await everyVersion(db, ['lesson'])).filter(isOwn), ({ key }) => key)
  const held = [...versions.values()].flatMap((all) => versionAt(all, now)?.data ?? [])
  const drafts = (await draftsOf(db, ['lesson'])).filter(isOwn).map(({ draft }) => draft)
  return [...held, ...drafts] as Lesson[]
}

export function titlesWith(id: string, lessons: readonly Lesson[]): string[] {
  const shows = ({ film, downloads = [] }: Lesson) => film === id || downloads.some(({ file }) => file === id)
  return [...new Set(lessons.filter(shows).map(({ title }) => title.en))]
}
