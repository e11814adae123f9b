import type { CourseEntry, ProgramEntry } from '#contract/catalogue/courses.ts'
import { newCourseId } from '#contract/catalogue/entry-fields.ts'
import { isProgramId } from '#domain/catalogue/catalogue.ts'
import type { Database } from '#platform/database/connection.ts'
import { Refusal } from '#platform/refusal.ts'
import { type EntryName, entriesOf, everyVersion } from './entries.queries.ts'
import { kindOf } from './parse-entry.ts'

/** Refuses what would not fit the other entries. */
export async function refuseMisfit(trx: Database, { kind, key }: EntryName, data: unknown): Promise<void> {
  const { keys } = kindOf(kind)
  if (keys && !keys.includes(key)) throw new Refusal('entry_unknown', { kind, key })
  if (kind === 'course') return refuseCourse(trx, key, data as CourseEntry)
  if (kind === 'program') return refuseProgram(trx, key, data as ProgramEntry)
  if (kind === 'price' && !isProgramId(key)) await refuseUnknownCourses(trx, [key])
}

async function refuseCourse(trx: Database, id: string, { slug }: CourseEntry): Promise<void> {
  if (!newCourseId.safeParse(id).success || isProgramId(id) || id === 'residency') {
    throw new Refusal('course_id', { id })
  }
  const others = (await everyVersion(trx, ['course'])).filter(({ key }) => key !== id)
  const taken = others.some(({ data }) => (data as CourseEntry).slug === slug)
  if (taken || isProgramId(slug) || slug === 'residency') throw new Refusal('course_slug', { slug })
}

async function refuseProgram(trx: Database, id: string, { courses, own }: ProgramEntry): Promise<void> {
  if (!isProgramId(id)) throw new Refusal('entry_unknown', { kind: 'program', key: id })
  await refuseUnknownCourses(trx, [...courses, ...own])
}

async function refuseUnknownCourses(trx: Database, ids: readonly string[]): Promise<void> {
  const known = new Set((await entriesOf(trx, 'course')).map(({ key }) => key))
  const unknown = ids.find((id) => !known.has(id))
  if (unknown !== undefined) throw new Refusal('entry_unknown', { kind: 'course', key: unknown })
}
