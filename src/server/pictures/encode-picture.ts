import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { pictureWidths } from '#domain/pictures.ts'
import { StaffRefusal } from '../staff-refusal.ts'

export const mostBytes = 10 * 1024 * 1024
const mostPixels = 40_000_000
const leastWidth = pictureWidths[2]
/** By content. SVG can contain scripts, and GIF and TIFF several pages. */
const formats = ['jpeg', 'png', 'webp', 'heif']

export type EncodedFile = { width: number; format: 'avif' | 'webp'; bytes: Buffer }
export type Encoded = { id: string; files: EncodedFile[] }

/** Checks a picture by its content and encodes it at the widths of the site, without its metadata. */
export async function encodePicture(bytes: Buffer): Promise<Encoded> {
  if (bytes.length > mostBytes) throw new StaffRefusal('picture_large')
  const { width, height } = await measure(bytes)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  const files: EncodedFile[] = []
  for (const wanted of pictureWidths) {
    for (const format of ['avif', 'webp'] as const) files.push(await encode(bytes, wanted, format))
  }
  return { id: `${hash}-${leastWidth}x${Math.round((height * leastWidth) / width)}`, files }
}

/** From the head of the file alone: a bomb is refused before anything is unpacked. */
async function measure(bytes: Buffer): Promise<{ width: number; height: number }> {
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new StaffRefusal('picture_type')
    })
  if (!formats.includes(head.format ?? '')) throw new StaffRefusal('picture_type')
  const { width, height } = head.autoOrient
  if (width * height > mostPixels) throw new StaffRefusal('picture_large')
  if (width < leastWidth) throw new StaffRefusal('picture_small', { least: leastWidth })
  return { width, height }
}

async function encode(bytes: Buffer, width: number, format: 'avif' | 'webp'): Promise<EncodedFile> {
  try {
    const resized = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated' })
      .autoOrient()
      .resize({ width })
    const encoded =
      format === 'avif' ? resized.avif({ quality: 55, effort: 3 }) : resized.webp({ quality: 78 })
    return { width, format, bytes: await encoded.toBuffer() }
  } catch {
    throw new StaffRefusal('picture_broken')
  }
}
