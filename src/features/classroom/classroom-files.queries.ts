// Files of lessons, in parts of one size.
import { sql } from 'kysely'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Database } from '#platform/database/connection.ts'
import type { ClassroomFileRow } from '#platform/database/rows/classroom.ts'

type NewFile = Omit<ClassroomFileRow, 'id' | 'state' | 'type' | 'seconds'>

export async function insertFile(trx: Database, file: NewFile): Promise<string> {
  const { id } = await trx
    .insertInto('classroomFiles')
    .values({ ...file, state: 'uploading' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function findFile(db: Database, id: string): Promise<ClassroomFileRow | undefined> {
  return fileWith(db, id).executeTakeFirst()
}

/** Undefined also if it is locked already. Captions of it can be begun meanwhile. */
export function lockFile(trx: Database, id: string): Promise<ClassroomFileRow | undefined> {
  return fileWith(trx, id).forNoKeyUpdate().skipLocked().executeTakeFirst()
}

/** Parts may arrive at the same time; otherwise as lockFile. */
export function lockFileForPart(trx: Database, id: string): Promise<ClassroomFileRow | undefined> {
  return fileWith(trx, id).forShare().skipLocked().executeTakeFirst()
}

const fileWith = (db: Database, id: string) =>
  db.selectFrom('classroomFiles').selectAll().where('id', '=', id)

/** What a member of staff has begun. Other uploads of the member begin after this transaction. */
export async function unfinishedBytes(trx: Database, staffId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${staffId}`}, 0))`.execute(trx)
  const { bytes } = await trx
    .selectFrom('classroomFiles')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('bytes'), sql<number>`0`).as('bytes'))
    .where('staffId', '=', staffId)
    .where('state', '=', 'uploading')
    .executeTakeFirstOrThrow()
  return bytes
}

/** The newest first. */
export function filesOf(db: Database, course: CourseId): Promise<ClassroomFileRow[]> {
  return db
    .selectFrom('classroomFiles')
    .selectAll()
    .where('course', '=', course)
    .orderBy('addedAt', 'desc')
    .execute()
}

/** Of every course. */
export function readyFiles(db: Database): Promise<ClassroomFileRow[]> {
  return db.selectFrom('classroomFiles').selectAll().where('state', '=', 'ready').orderBy('addedAt').execute()
}

/** A part that is sent again replaces the first. */
export async function storePart(
  trx: Database,
  part: { fileId: string; number: number; content: Buffer },
): Promise<void> {
  await trx
    .insertInto('classroomFileParts')
    .values(part)
    .onConflict((conflict) => conflict.columns(['fileId', 'number']).doUpdateSet({ content: part.content }))
    .execute()
}

export async function readPart(db: Database, fileId: string, number: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('classroomFileParts')
    .select('content')
    .where('fileId', '=', fileId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.content
}

/** The sum of the parts that arrived, if none between is missing; 0 otherwise. */
export async function arrivedBytes(db: Database, fileId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select case when count(*) = coalesce(max(number), -1) + 1 then coalesce(sum(length(content)), 0) else 0 end::integer
      as bytes
    from classroom_file_parts where file_id = ${fileId}`.execute(db)
  return rows[0]?.bytes ?? 0
}

export async function changeFile(
  trx: Database,
  id: string,
  change: Partial<Pick<ClassroomFileRow, 'state' | 'type' | 'seconds' | 'bytes'>>,
): Promise<void> {
  await trx.updateTable('classroomFiles').set(change).where('id', '=', id).execute()
}

export async function deleteParts(trx: Database, fileId: string): Promise<void> {
  await trx.deleteFrom('classroomFileParts').where('fileId', '=', fileId).execute()
}

/** Captions of a film go with it. */
export async function deleteFile(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('classroomFiles').where('id', '=', id).execute()
}

/** Uploads that nobody went on with. */
export async function forgetUploadsBefore(db: Database, instant: Date): Promise<void> {
  await db
    .deleteFrom('classroomFiles')
    .where('state', '=', 'uploading')
    .where('addedAt', '<', instant)
    .execute()
}
