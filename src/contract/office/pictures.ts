import { z } from 'zod'
import { calls } from '../calls.ts'
import { instant, line } from '../fields.ts'

export const pictureCalls = calls({
  'GET /api/office/pictures': {
    summary: 'The pictures that staff uploaded, newest first',
    who: { staff: 'see', scope: 'shared' },
    answer: z.object({
      pictures: z.array(
        z.object({
          /** What a field of an entry names. Files are /media/ID-WIDTH.avif and .webp. */
          id: z.string(),
          alt: z.object({ en: z.string(), es: z.string() }),
          by: z.string().nullable(),
          at: instant,
        }),
      ),
    }),
  },
  /** As application/octet-stream. Sent again, it is the same picture with these words. */
  'PUT /api/office/pictures': {
    summary: 'Stores a picture, encoded again at the widths of the site',
    who: { staff: 'content' },
    records: 'picture add',
    /** The picture in words, for those who do not see it. */
    query: z.object({ en: line(200), es: line(200) }),
    answer: z.object({ id: z.string() }),
    body: 'bytes',
  },
})
export type PictureCalls = typeof pictureCalls
