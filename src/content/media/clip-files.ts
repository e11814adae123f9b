import type { ClipId } from './clips.ts'

/** The paths of a clip's files in public/clips. */
export const filmOf = (id: ClipId) => `/clips/${id}.mp4`
export const captionsOf = (id: ClipId, language: string) => `/clips/${id}.${language}.vtt`
export const posterOf = (id: ClipId) =>
  ({ src: `/clips/${id}`, widths: [480, 960], width: 960, height: 540 }) as const
/** The poster as the first picture of a page. Phones take the middle width. */
export const stagePosterOf = (id: ClipId) => ({ ...posterOf(id), widths: [480, 750, 960] }) as const
