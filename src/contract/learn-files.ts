// Uploaded films, captions and downloads of lessons. Their addresses hold for ten minutes, in the browser that asked.
import { z } from 'zod'
import { courseId, instant, language, token } from './fields.ts'

/** A film that staff uploaded. */
export const uploadedFilm = z.object({
  id: z.uuid(),
  seconds: z.number(),
  captions: z.array(z.object({ id: z.uuid(), language })),
})
export type UploadedFilm = z.infer<typeof uploadedFilm>

export const lessonDownload = z.object({ id: z.uuid(), title: z.string(), name: z.string(), bytes: z.int() })
export type LessonDownload = z.infer<typeof lessonDownload>

/**
 * POST /api/learn/:course/files/:id/address. With `renew`, the token of an address that this browser got: the same address
 * holds for ten more minutes, also while a film plays. 404 for a file that no open lesson shows.
 */
export const fileAddress = {
  summary: 'An address of an uploaded file for ten minutes, or ten more minutes for one',
  params: z.object({ course: courseId, id: z.uuid() }),
  body: z.object({ renew: token.nullable() }),
  response: { 200: z.object({ url: z.string(), token, until: instant }) },
}
export type FileAddress = z.infer<(typeof fileAddress.response)[200]>

/** GET /api/files/:address, with range requests. 404 once it is over, altered, or opened in another browser. */
export const readFile = {
  summary: 'An uploaded film, its captions or a download, by a signed address',
  params: z.object({ address: token }),
}
