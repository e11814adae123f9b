import type { ColumnType, Generated, Selectable } from 'kysely'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Language } from '#domain/people/language.ts'

/** A course that a colleague may take over, or has taken over. */
export type TakeoversTable = {
  id: Generated<string>
  registrationId: string
  course: CourseId
  edition: Generated<number>
  /** The colleague. */
  name: string
  email: string
  language: Language
  uid: ColumnType<string | null, string | null | undefined>
  offeredAt: ColumnType<Date>
  takenAt: ColumnType<Date | null, Date | null | undefined>
}
export type TakeoverRow = Selectable<TakeoversTable>
