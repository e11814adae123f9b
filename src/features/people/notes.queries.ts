// Notes of staff for colleagues, about a registration or a person.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#platform/database/connection.ts'

export type NamedNote = { id: string; about: string; text: string; by: string; writtenBy: string; at: Date }

/** The id of a person without an account. No address is in a URL or in the record. */
export function guestId(email: string): string {
  return `guest.${createHash('sha256').update(email).digest('hex')}`
}

/** Newest first. */
export function notesAbout(db: Database, about: readonly string[]): Promise<NamedNote[]> {
  return db
    .selectFrom('notes')
    .innerJoin('staff', 'staff.id', 'notes.writtenBy')
    .select(['notes.id', 'notes.about', 'notes.text', 'notes.writtenBy', 'notes.writtenAt as at'])
    .select('staff.name as by')
    .where('notes.about', '=', sql<string>`any(${about})`)
    .orderBy('notes.writtenAt', 'desc')
    .execute()
}

type NewNote = { about: string; text: string; writtenBy: string; writtenAt: Date }

export async function insertNote(trx: Database, note: NewNote): Promise<string> {
  const { id } = await trx.insertInto('notes').values(note).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The id of what it was about; undefined if the member wrote no such note. */
export async function deleteNote(
  trx: Database,
  { id, writtenBy }: { id: string; writtenBy: string },
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('notes')
    .where('id', '=', id)
    .where('writtenBy', '=', writtenBy)
    .returning('about')
    .executeTakeFirst()
  return row?.about
}

export async function deleteNotesAbout(trx: Database, about: readonly string[]): Promise<void> {
  await trx.deleteFrom('notes').where('about', '=', sql<string>`any(${about})`).execute()
}

/** For a corrected address of a guest. */
export async function moveNotes(trx: Database, from: string, to: string): Promise<void> {
  await trx.updateTable('notes').set({ about: to }).where('about', '=', from).execute()
}
