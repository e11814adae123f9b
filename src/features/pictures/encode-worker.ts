// Runs in a process of its own: see encode-picture.ts.
import sharp, { type Sharp } from 'sharp'
import { pictureWidths } from '#domain/catalogue/pictures.ts'
import { serveJobs } from '#platform/side-process/serve-jobs.ts'

const mostPixels = 40_000_000
/** The long side by the short one. A line would have no height at the widths of the site. */
const mostStretched = 10
const leastWidth = pictureWidths[2]
/** By content. SVG can contain scripts, and GIF and TIFF several pages. */
const formats = ['jpeg', 'png', 'webp', 'heif']

export type EncodedFile = { width: number; format: 'avif' | 'webp'; bytes: Buffer }
export type EncodeJob = { bytes: Buffer }
export type EncodeAnswer =
  | { width: number; height: number; files: EncodedFile[] }
  | { refused: 'picture_type' | 'picture_large' | 'picture_small' | 'picture_shape' | 'picture_broken' }

// Visitors keep the other cores.
sharp.concurrency(1)
sharp.cache(false)
serveJobs<EncodeJob>(async ({ bytes }) => {
  const size = await measure(bytes)
  if ('refused' in size) return size
  return encode(bytes).then(
    (files) => ({ ...size, files }),
    () => ({ refused: 'picture_broken' }),
  )
})

/** From the head of the file alone: a bomb is refused before anything is unpacked. */
async function measure(bytes: Buffer): Promise<Exclude<EncodeAnswer, { files: unknown }> | Size> {
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!formats.includes(head?.format ?? '') || !head) return { refused: 'picture_type' }
  const { width, height } = head.autoOrient
  if (width * height > mostPixels) return { refused: 'picture_large' }
  if (Math.max(width, height) > mostStretched * Math.min(width, height)) return { refused: 'picture_shape' }
  return width < leastWidth ? { refused: 'picture_small' } : { width, height }
}

type Size = { width: number; height: number }

/** Unpacked once: the narrow pictures are made of the widest. */
async function encode(bytes: Buffer): Promise<EncodedFile[]> {
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: leastWidth })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const files: EncodedFile[] = []
  for (const width of pictureWidths) {
    const resized = sharp(data, { raw: info }).resize({ width })
    for (const format of ['avif', 'webp'] as const) {
      files.push({ width, format, bytes: await inFormat[format](resized).toBuffer() })
    }
  }
  return files
}

const inFormat = {
  avif: (picture: Sharp) => picture.clone().avif({ quality: 55, effort: 3 }),
  webp: (picture: Sharp) => picture.clone().webp({ quality: 78 }),
}
