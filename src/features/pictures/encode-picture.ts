import { createHash } from 'node:crypto'
import { pictureWidths } from '#domain/catalogue/pictures.ts'
import { minutes } from '#domain/dates/days.ts'
import { Refusal } from '#platform/refusal.ts'
import { JobTooLong, sideProcess } from '#platform/side-process/side-process.ts'
import type { EncodeAnswer, EncodedFile, EncodeJob } from './encode-worker.ts'

export const mostBytes = 10 * 1024 * 1024
const leastWidth = pictureWidths[2]

export type Encoded = { id: string; files: EncodedFile[] }

const encodeAside = sideProcess<EncodeJob, EncodeAnswer>(
  new URL('./encode-worker.ts', import.meta.url),
  minutes(1),
)

/** Checks a picture by its content and encodes it at the widths of the site, without its metadata. */
export async function encodePicture(bytes: Buffer): Promise<Encoded> {
  if (bytes.length > mostBytes) throw new Refusal('picture_large')
  const answer = await encodeAside({ bytes }).catch((error) => {
    throw error instanceof JobTooLong ? new Refusal('picture_slow') : error
  })
  if ('refused' in answer) {
    if (answer.refused === 'picture_small') throw new Refusal('picture_small', { least: leastWidth })
    throw new Refusal(answer.refused)
  }
  const { width, height, files } = answer
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  return { id: `${hash}-${leastWidth}x${Math.round((height * leastWidth) / width)}`, files }
}
