import type { CourseId, ProgramId } from '#domain/catalogue.ts'
import { type Photo, photos } from './photos.ts'

export type CoursePageId = CourseId | ProgramId | 'residency'

const wide = (name: string): Photo => ({
  src: `/photos/${name}_wide`,
  width: 2400,
  height: 1200,
  widths: [1200, 2400],
})

const large = (photo: Photo): Photo => ({ ...photo, width: 2000, height: 1333, widths: [1200, 2000] })

/** The wide picture of each course page: its subject is on the right, the left is dark. */
export const widePhotos: Record<CoursePageId, Photo> = {
  module1: wide('module1'),
  module2: wide('module2'),
  module3: wide('module3'),
  module4: wide('module4'),
  clinical1: wide('clinical1'),
  clinical2: wide('clinical2'),
  fellowship: large(photos.fixtures),
  mastership: large(photos.library),
  residency: wide('residency'),
}

/** The upright picture of each course. */
export function uprightPhoto(course: CourseId): Photo {
  return { src: `/photos/${course}_up`, width: 1400, height: 2100, widths: [700, 1400] }
}
