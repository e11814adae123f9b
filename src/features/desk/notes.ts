// Notes for colleagues, about a registration or a person.

import type { OfficeNote } from '#contract/office/corrections.ts'
import { isUuid } from '#domain/people/uuid.ts'
import type { DeskParts } from '#features/office-calls/desk.ts'
import { serveOffice } from '#features/office-calls/guard.ts'
import {
  deleteNote,
  guestId,
  insertNote,
  type NamedNote,
  notesAbout,
} from '#features/people/notes.queries.ts'
import type { Note } from '#features/record/staff-note.ts'
import { findPerson } from '#features/registrations/find-person.ts'
import { everyRegistrationOf } from '#features/registrations/registration-owners.queries.ts'
import { registrationById } from '#features/registrations/registrations.queries.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import type { App } from '#platform/http/app-type.ts'
import { Refusal } from '#platform/refusal.ts'

export function noteRoutes(app: App, parts: DeskParts): void {
  const serve = serveOffice(app, parts)
  const { database } = parts
  serve('GET /api/office/registrations/:id/notes', async ({ params }, staff) => ({
    notes: (await notesAbout(database, [params.id])).map((note) => viewNote(note, staff.id)),
  }))
  serve('GET /api/office/people/:id/notes', async ({ params }, staff) => ({
    notes: await notesOfPerson(params.id, staff.id, parts),
  }))
  writingRoutes(app, parts)
}

function writingRoutes(app: App, parts: DeskParts): void {
  const serve = serveOffice(app, parts)
  const { database } = parts
  serve('POST /api/office/registrations/:id/notes', async ({ params: { id }, body }, staff, note) => {
    const registration = await registrationById(database, id)
    if (!registration) throw new Refusal('unknown_registration', { id })
    if (registration.email === '') throw new Refusal('person_erased')
    return { id: await addNote({ about: id, text: body.text, by: staff.id }, parts, note) }
  })
  serve('POST /api/office/people/:id/notes', async ({ params: { id }, body }, staff, note) => {
    await findPerson(database, id)
    return { id: await addNote({ about: id, text: body.text, by: staff.id }, parts, note) }
  })
  serve('DELETE /api/office/notes/:id', async ({ params }, staff, note) => {
    await database.transaction().execute(async (trx) => {
      const about = await deleteNote(trx, { id: params.id, writtenBy: staff.id })
      if (about === undefined) throw new Refusal('no_note')
      await note(trx, 'note.deleted', subjectOf(about))
    })
  })
}

const subjectOf = (about: string) => (isUuid(about) ? { registrationId: about } : { personId: about })

/** The record says that there is a note, and not what it says. */
function addNote(
  { about, text, by }: { about: string; text: string; by: string },
  { database, clocks }: OfficeParts,
  note: Note,
): Promise<string> {
  return database.transaction().execute(async (trx) => {
    const id = await insertNote(trx, { about, text, writtenBy: by, writtenAt: clocks.real.now() })
    await note(trx, 'note.added', subjectOf(about))
    return id
  })
}

/** Also those about their registrations, and those from before they had an account. */
export async function notesOfPerson(
  personId: string,
  staffId: string,
  { database }: OfficeParts,
): Promise<OfficeNote[]> {
  const person = await findPerson(database, personId)
  const registrations = await everyRegistrationOf(database, person)
  const about = [personId, guestId(person.email), ...registrations.map(({ id }) => id)]
  return (await notesAbout(database, about)).map((note) => viewNote(note, staffId))
}

function viewNote({ id, about, text, by, writtenBy, at }: NamedNote, staffId: string): OfficeNote {
  const isOfRegistration = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(about)
  return {
    id,
    text,
    by,
    own: writtenBy === staffId,
    at: at.toISOString(),
    registrationId: isOfRegistration ? about : null,
  }
}
