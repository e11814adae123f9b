// Films, captions and downloads that staff upload for lessons. A file arrives in parts of one megabyte.
import { z } from 'zod'
import { fileKinds, mostBytes } from '#domain/classroom/classroom-files.ts'
import { courseId, instant, language, line } from '../fields.ts'

const inCourse = z.object({ course: courseId })
const ofFile = inCourse.extend({ id: z.uuid() })
const nothing = { 204: z.undefined() }

/** GET /api/office/classroom/:course/files */
export const listFiles = {
  summary: 'Films, captions and downloads that staff uploaded for a course',
  params: inCourse,
  response: {
    200: z.object({
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
}
export type OfficeFiles = z.infer<(typeof listFiles.response)[200]>

const size = (kind: keyof typeof mostBytes) =>
  z
    .int()
    .min(1)
    .max(mostBytes[kind], `must be at most ${mostBytes[kind] / 1024 / 1024} MB`)

/** POST /api/office/classroom/:course/files */
export const beginUpload = {
  summary: 'Begins the upload of a file',
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
  response: { 200: z.object({ id: z.uuid() }) },
}
export type NewUpload = z.output<typeof beginUpload.body>

/** PUT /api/office/classroom/:course/files/:id/parts/:number, as application/octet-stream. Sent again, it replaces the part. */
export const uploadPart = {
  summary: 'Sends one part of a file: a megabyte, the last one less',
  params: ofFile.extend({ number: z.coerce.number().int().min(0).max(499) }),
  response: nothing,
}

/** POST /api/office/classroom/:course/files/:id/complete */
export const completeUpload = {
  summary: 'Checks the content of a file that has arrived',
  params: ofFile,
  body: z.object({}),
  response: nothing,
}

/** DELETE /api/office/classroom/:course/files/:id */
export const deleteFile = {
  summary: 'Deletes a file that no lesson shows; captions go with their film',
  params: ofFile,
  response: nothing,
}
