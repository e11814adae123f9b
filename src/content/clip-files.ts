import type { ClipId } from './clips.ts'

/** The paths of a clip's files in public/clips. */
export const filmOf = (id: ClipId) => `/clips/${id}.mp4`
export const captionsOf = (id: ClipId, language: string) => `/clips/${id}.${language}.vtt`
export const posterOf = (id: ClipId) =>
  ({ src: `/clips/${id}`, widths: [480, 960], width: 960, height: 540 }) as const
/** The poster as the first picture of a page. The middle width reaches a phone in one round trip. */
export const stagePosterOf = (id: ClipId) => ({ ...posterOf(id), widths: [480, 750, 960] }) as const
