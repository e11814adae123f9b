// Files of lessons: begun, sent in parts, checked by their content, deleted.

import type { NewUpload } from '#contract/classroom/office-files.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { mostUnfinishedBytes, partBytes } from '#domain/classroom/classroom-files.ts'
import { countCues } from '#domain/classroom/web-vtt.ts'
import type { Note } from '#features/record/staff-note.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import type { Database } from '#platform/database/connection.ts'
import type { ClassroomFileRow } from '#platform/database/rows/classroom.ts'
import { inUploadTurn } from '#platform/http/upload-turns.ts'
import { Refusal } from '#platform/refusal.ts'
import {
  arrivedBytes,
  changeFile,
  deleteFile,
  findFile,
  insertFile,
  lockFile,
  lockFileForPart,
  storePart,
  unfinishedBytes,
} from '../classroom-files.queries.ts'
import { checkFilm } from '../files/check-film.ts'
import { readerOf } from '../files/read-file.ts'
import { findFfmpeg, transcodeQueue } from '../files/transcode.ts'
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
    if ((await unfinishedBytes(trx, staffId)) + bytes > mostUnfinishedBytes) {
      throw new Refusal('uploads_unfinished', { gigabytes: mostUnfinishedBytes / 1024 ** 3 })
    }
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
    await note(trx, 'file.uploaded', { fileId: id, course, kind })
    return id
  })
}

async function requireFilm(trx: Database, course: CourseId, id: string): Promise<void> {
  const film = await findFile(trx, id)
  if (film?.course !== course || film.kind !== 'film') throw new Refusal('no_file')
}

export async function storeUploadedPart(
  { number, ...of }: OfFile & { number: number },
  content: Buffer,
  { database }: OfficeParts,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const { bytes } = await requireUploading(trx, of, lockFileForPart)
    const expected = Math.min(partBytes, bytes - number * partBytes)
    if (content.length !== expected) throw new Refusal('file_part')
    await storePart(trx, { fileId: of.id, number, content })
  })
}

/** Nobody waits for a check: its film may be long, and every waiting call would hold a connection. */
async function requireFile(
  trx: Database,
  { course, id }: OfFile,
  lock = lockFile,
): Promise<ClassroomFileRow> {
  const file = await lock(trx, id)
  if (file?.course === course) return file
  const isLocked = !file && (await findFile(trx, id))?.course === course
  throw new Refusal(isLocked ? 'upload_busy' : 'no_file')
}

async function requireUploading(trx: Database, of: OfFile, lock = lockFile): Promise<ClassroomFileRow> {
  const file = await requireFile(trx, of, lock)
  if (file.state !== 'uploading') throw new Refusal('no_file')
  return file
}

/** What is not what it says is deleted. A film is transcoded if ffmpeg is on this machine. */
export async function completeUpload(of: OfFile, staffId: string, parts: OfficeParts): Promise<void> {
  const fault = await inUploadTurn(staffId, () => checkArrived(of, parts))
  if (fault) throw new Refusal(fault)
}

/** The lock on the file refuses parts meanwhile. It ends with the process, and the upload can be completed again. */
function checkArrived(of: OfFile, { database, jobs, config }: OfficeParts) {
  return database.transaction().execute(async (trx) => {
    const file = await requireUploading(trx, of)
    if ((await arrivedBytes(trx, of.id)) !== file.bytes) throw new Refusal('file_incomplete')
    const checked = await check(trx, file)
    if (typeof checked === 'string') {
      await deleteFile(trx, of.id)
      return checked
    }
    const isTranscoded = file.kind === 'film' && (await findFfmpeg(config)) !== null
    await changeFile(trx, of.id, { ...checked, state: isTranscoded ? 'preparing' : 'ready' })
    if (isTranscoded) await jobs.send(trx, transcodeQueue, { id: of.id })
    return null
  })
}

async function check(trx: Database, { id, kind, name, bytes }: ClassroomFileRow) {
  const read = readerOf(trx, id)
  if (kind === 'film') return (await checkFilm(read, bytes)) ?? ('file_no_film' as const)
  if (kind === 'captions') {
    const cues = countCues((await read(0, bytes)).toString('utf8'))
    return cues ? { type: 'text/vtt; charset=utf-8' } : ('file_no_captions' as const)
  }
  const isPdf = (await read(0, 5)).toString('latin1') === '%PDF-'
  if (/\.pdf$/i.test(name) !== isPdf) return 'file_no_pdf' as const
  return { type: isPdf ? 'application/pdf' : 'application/octet-stream' }
}

export async function deleteUpload(of: OfFile, parts: OfficeParts, note: Note): Promise<void> {
  const { course, id } = of
  await parts.database.transaction().execute(async (trx) => {
    await requireFile(trx, of)
    const lessons = titlesWith(id, await lessonsOf(trx, course))
    if (lessons.length > 0) throw new Refusal('file_used', { lessons })
    await deleteFile(trx, id)
    await note(trx, 'file.deleted', { fileId: id, course })
  })
}
