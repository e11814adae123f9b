import { z } from 'zod'
import { instant, line } from '../fields.ts'

/** GET /api/office/pictures */
export const listPictures = {
  summary: 'The pictures that staff uploaded, newest first',
  response: {
    200: z.object({
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
}
export type OfficePictures = z.infer<(typeof listPictures.response)[200]>

/** PUT /api/office/pictures, as application/octet-stream. Sent again, it is the same picture with these words. */
export const addPicture = {
  summary: 'Stores a picture, encoded again at the widths of the site',
  /** The picture in words, for those who do not see it. */
  querystring: z.object({ en: line(200), es: line(200) }),
  response: { 200: z.object({ id: z.string() }) },
}
