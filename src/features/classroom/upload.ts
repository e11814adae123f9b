// Files of lessons: begun, sent in parts, checked by their content, deleted.
import { staffNotes } from '#content/en/office/staff-notes.ts'
import type { NewUpload } from '#contract/office/classroom-files.ts'
import type { CourseId } from '#domain/catalogue.ts'
import { partBytes } from '#domain/classroom-files.ts'
import { countCues } from '#domain/web-vtt.ts'
import type { Note } from '#features/record/staff-note.ts'
import type { OfficeParts } from '#features/staff-access/office.ts'
import type { Database } from '#platform/database/connection.ts'
import type { ClassroomFileRow } from '#platform/database/rows/classroom.ts'
import { StaffRefusal } from '#platform/http/staff-refusal.ts'
import { uploadTurns } from '#platform/http/upload-turns.ts'
import {
  arrivedBytes,
  changeFile,
  deleteFile,
  findFile,
  insertFile,
  lockFile,
  storePart,
} from './classroom-files.queries.ts'
import { checkFilm } from './files/check-film.ts'
import { readerOf } from './files/read-file.ts'
import { findFfmpeg, transcodeQueue } from './files/transcode.ts'
import { lessonsOf, titlesWith } from './list-files.ts'

type OfFile = { course: CourseId; id: string }

export function beginUpload(
  { course, upload, staffId }: { course: CourseId; upload: NewUpload; staffId: string },
  { database, clocks }: OfficeParts,
  note: Note,
): Promise<string> {
  const { kind, name, bytes } = upload
  return database.transaction().execute(async (trx) => {
    const of = upload.kind === 'captions' ? { filmId: upload.film, language: upload.language } : null
    if (of) await requireFilm(trx, course, of.filmId)
    const id = await insertFile(trx, {
      course,
      kind,
      name,
      bytes,
      staffId,
      addedAt: clocks.real.now(),
      filmId: of?.filmId ?? null,
      language: of?.language ?? null,
    })
    await note(trx, staffNotes.fileUploaded({ course, id, kind }))
    return id
  })
}

async function requireFilm(trx: Database, course: CourseId, id: string): Promise<void> {
  const film = await findFile(trx, id)
  if (film?.course !== course || film.kind !== 'film') throw new StaffRefusal('no_file')
}

export async function storeUploadedPart(
  { course, id, number }: OfFile & { number: number },
  content: Buffer,
  { database }: OfficeParts,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const { bytes } = await requireUploading(trx, { course, id })
    const expected = Math.min(partBytes, bytes - number * partBytes)
    if (content.length !== expected) throw new StaffRefusal('file_part')
    await storePart(trx, { fileId: id, number, content })
  })
}

async function requireUploading(trx: Database, { course, id }: OfFile): Promise<ClassroomFileRow> {
  const file = await lockFile(trx, id)
  if (file?.course !== course || file.state !== 'uploading') throw new StaffRefusal('no_file')
  return file
}

const inTurn = uploadTurns()

/** What is not what it says is deleted. A film is transcoded if ffmpeg is on this machine. */
export async function completeUpload(of: OfFile, staffId: string, parts: OfficeParts): Promise<void> {
  const fault = await inTurn(staffId, () => checkArrived(of, parts))
  if (fault) throw new StaffRefusal(fault)
}

/** The check reads many parts, so it runs between two short transactions. Meanwhile no part is taken. */
async function checkArrived(of: OfFile, { database, jobs, config }: OfficeParts) {
  const file = await database.transaction().execute(async (trx) => {
    const locked = await requireUploading(trx, of)
    if ((await arrivedBytes(trx, of.id)) !== locked.bytes) throw new StaffRefusal('file_incomplete')
    // Only an upload may be without a type.
    await changeFile(trx, of.id, { state: 'preparing', type: 'application/octet-stream' })
    return locked
  })
  const checked = await check(database, file).catch(async (error) => {
    await changeFile(database, of.id, { state: 'uploading' })
    throw error
  })
  if (typeof checked === 'string') {
    await deleteFile(database, of.id)
    return checked
  }
  const isTranscoded = file.kind === 'film' && (await findFfmpeg(config)) !== null
  await database.transaction().execute(async (trx) => {
    await changeFile(trx, of.id, { ...checked, state: isTranscoded ? 'preparing' : 'ready' })
    if (isTranscoded) await jobs.send(trx, transcodeQueue, { id: of.id })
  })
  return null
}

async function check(database: Database, { id, kind, name, bytes }: ClassroomFileRow) {
  const read = readerOf(database, id)
  if (kind === 'film') return (await checkFilm(read, bytes)) ?? ('file_no_film' as const)
  if (kind === 'captions') {
    const cues = countCues((await read(0, bytes)).toString('utf8'))
    return cues ? { type: 'text/vtt; charset=utf-8' } : ('file_no_captions' as const)
  }
  const isPdf = (await read(0, 5)).toString('latin1') === '%PDF-'
  if (/\.pdf$/i.test(name) !== isPdf) return 'file_no_pdf' as const
  return { type: isPdf ? 'application/pdf' : 'application/octet-stream' }
}

export async function deleteUpload({ course, id }: OfFile, parts: OfficeParts, note: Note): Promise<void> {
  await parts.database.transaction().execute(async (trx) => {
    const file = await lockFile(trx, id)
    if (file?.course !== course) throw new StaffRefusal('no_file')
    const lessons = titlesWith(id, await lessonsOf(trx, course))
    if (lessons.length > 0) throw new StaffRefusal('file_used', { lessons })
    await deleteFile(trx, id)
    await note(trx, staffNotes.fileDeleted({ course, id }))
  })
}
