// Films, captions and downloads that staff upload for lessons. A file arrives in parts of one megabyte.

import { z } from 'zod'
import { fileKinds, mostBytes } from '#domain/classroom/classroom-files.ts'
import { type AnswerOf, calls } from '../calls.ts'
import { courseId, instant, language, line } from '../fields.ts'

const inCourse = z.object({ course: courseId })
const ofFile = inCourse.extend({ id: z.uuid() })

const size = (kind: keyof typeof mostBytes) =>
  z
    .int()
    .min(1)
    .max(mostBytes[kind], `must be at most ${mostBytes[kind] / 1024 / 1024} MB`)

export const classroomFileCalls = calls({
  'GET /api/office/classroom/:course/files': {
    summary: 'Films, captions and downloads that staff uploaded for a course',
    who: { staff: 'see', scope: ':course' },
    params: inCourse,
    answer: z.object({
      files: z.array(
        z.object({
          id: z.uuid(),
          kind: z.enum(fileKinds),
          name: z.string(),
          bytes: z.int(),
          /** uploading: parts are missing. preparing: a film that is being transcoded. */
          state: z.enum(['uploading', 'preparing', 'ready']),
          type: z.string().nullable(),
          seconds: z.number().nullable(),
          /** Of captions: their film. */
          film: z.uuid().nullable(),
          language: language.nullable(),
          addedAt: instant,
          /** Titles of lessons that show it, drafts included. */
          usedBy: z.array(z.string()),
        }),
      ),
    }),
  },
  'POST /api/office/classroom/:course/files': {
    summary: 'Begins the upload of a file',
    who: { staff: 'content', scope: ':course' },
    records: 'classroom upload',
    params: inCourse,
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('film'), name: line(200), bytes: size('film') }),
      z.object({ kind: z.literal('download'), name: line(200), bytes: size('download') }),
      z.object({
        kind: z.literal('captions'),
        name: line(200),
        bytes: size('captions'),
        film: z.uuid(),
        language,
      }),
    ]),
    answer: z.object({ id: z.uuid() }),
  },
  /** As application/octet-stream. Sent again, it replaces the part. */
  'PUT /api/office/classroom/:course/files/:id/parts/:number': {
    summary: 'Sends one part of a file: a megabyte, the last one less',
    who: { staff: 'content', scope: ':course' },
    params: ofFile.extend({ number: z.coerce.number().int().min(0).max(499) }),
    body: 'bytes',
  },
  'POST /api/office/classroom/:course/files/:id/complete': {
    summary: 'Checks the content of a file that has arrived',
    who: { staff: 'content', scope: ':course' },
    params: ofFile,
    body: z.object({}),
  },
  'DELETE /api/office/classroom/:course/files/:id': {
    summary: 'Deletes a file that no lesson shows; captions go with their film',
    who: { staff: 'content', scope: ':course' },
    records: 'classroom file-delete',
    params: ofFile,
  },
})
export type ClassroomFileCalls = typeof classroomFileCalls
export type OfficeFiles = AnswerOf<(typeof classroomFileCalls)['GET /api/office/classroom/:course/files']>
export type NewUpload = z.output<
  (typeof classroomFileCalls)['POST /api/office/classroom/:course/files']['body']
>
