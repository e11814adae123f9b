// Pictures of what staff edit: an entry names a photo of the release or an uploaded picture.

import { uploadedPicture } from '#domain/catalogue/pictures.ts'
import type { Language } from '#domain/people/language.ts'
import { published } from '../published.ts'
import { saidIn } from '../said.ts'
import { type Photo, type PhotoName, photos } from './photos.ts'

/** Undefined: there is no picture with this name. */
export function photoNamed(name: string): Photo | undefined {
  return uploadedPicture(name) ?? (isRelease(name) ? photos[name] : undefined)
}

/** What it shows, for those who do not see it. */
export function altNamed(
  name: string,
  language: Language,
  release: Readonly<Record<PhotoName, string>>,
): string {
  const uploaded = published().pictures?.[name]
  if (uploaded) return saidIn(uploaded, language)
  return isRelease(name) ? release[name] : ''
}

/** The 1200 pixels wide preview of a shared link. */
export function sharedPhoto(name: string): string {
  const uploaded = uploadedPicture(name)
  return uploaded ? `${uploaded.src}-1200.webp` : `/og/${name}.jpg`
}

function isRelease(name: string): name is PhotoName {
  return Object.hasOwn(photos, name)
}
