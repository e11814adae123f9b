// The photos in public/photos: their size and the widths they exist in. Alternative texts are in each language's photo-alt.ts.
import { heroPhoto } from './hero-photo.ts'

type Measures = {
  width: number
  height: number
  /** The encoded widths: SRC-WIDTH.avif and .webp. */
  widths: readonly number[]
}

export type Photo = Measures & {
  /** The path without width and extension. */
  src: string
}

const usual: Measures = { width: 1200, height: 800, widths: [400, 800, 1200] }
const large: Measures = { width: 2000, height: 1333, widths: [400, 800, 1200, 2000] }

function photo(name: string, measures = usual): Photo {
  return { src: `/photos/${name}`, ...measures }
}

export const photos = {
  kit_flat: photo('kit_flat'),
  guided: photo('guided', large),
  bone_section: photo('bone_section'),
  operatory: photo('operatory'),
  full_arch: photo('full_arch', large),
  handson: photo('handson', large),
  torque_wrench: photo('torque_wrench'),
  lecture: photo('lecture'),
  crowns: photo('crowns'),
  guide_backlit: photo('guide_backlit'),
  thread_macro: photo('thread_macro'),
  healing_cap: photo('healing_cap'),
  monitor: photo('monitor'),
  light_box: photo('light_box'),
  drill_macro: photo('drill_macro'),
  granules: photo('granules'),
  fixtures: photo('fixtures', large),
  scan_body: photo('scan_body'),
  kit: photo('kit'),
  certificate: photo('certificate', large),
  palms: photo('palms', large),
  terrace: photo('terrace'),
  academy: photo('academy', { width: 2400, height: 1350, widths: [800, 1200, 2400] }),
  hero: heroPhoto,
  library: photo('library', large),
  opg: photo('opg', {
    width: 2208,
    height: 1104,
    widths: [400, 800, 1200],
  }),
  cbct: photo('cbct', { width: 1920, height: 1200, widths: [400, 800, 1200] }),
}

export type PhotoName = keyof typeof photos
