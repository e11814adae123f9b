// Uploaded films, captions and downloads of lessons. Their addresses hold for ten minutes, in the browser that asked.

import { z } from 'zod'
import { type AnswerOf, calls } from '../calls.ts'
import { courseId, instant, language, token } from '../fields.ts'

/** A film that staff uploaded. */
export const uploadedFilm = z.object({
  id: z.uuid(),
  seconds: z.number(),
  captions: z.array(z.object({ id: z.uuid(), language })),
})
export type UploadedFilm = z.infer<typeof uploadedFilm>

export const lessonDownload = z.object({ id: z.uuid(), title: z.string(), name: z.string(), bytes: z.int() })
export type LessonDownload = z.infer<typeof lessonDownload>

export const learnFileCalls = calls({
  /**
   * With `renew`, the token of an address that this browser got: the same address holds for ten more minutes, also
   * while a film plays. 404 for a file that no open lesson shows.
   */
  'POST /api/learn/:course/files/:id/address': {
    summary: 'An address of an uploaded file for ten minutes, or ten more minutes for one',
    who: 'learner',
    params: z.object({ course: courseId, id: z.uuid() }),
    body: z.object({ renew: token.nullable() }),
    answer: z.object({ url: z.string(), token, until: instant }),
  },
  /** With range requests. 404 once it is over, altered, or opened in another browser. */
  'GET /api/files/:address': {
    summary: 'An uploaded film, its captions or a download, by a signed address',
    who: 'secret',
    params: z.object({ address: token }),
    answer: 'file',
  },
})
export type LearnFileCalls = typeof learnFileCalls
export type FileAddress = AnswerOf<(typeof learnFileCalls)['POST /api/learn/:course/files/:id/address']>
