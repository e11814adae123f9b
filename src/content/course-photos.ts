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

const upright = (name: string): Photo => ({
  src: `/photos/${name}_up`,
  width: 1400,
  height: 2100,
  widths: [700, 1400],
})

/** The picture of each course for a tall frame. A program has a landscape picture that is large enough to be cut. */
export const uprightPhotos: Record<CoursePageId, Photo> = {
  module1: upright('module1'),
  module2: upright('module2'),
  module3: upright('module3'),
  module4: upright('module4'),
  clinical1: upright('clinical1'),
  clinical2: upright('clinical2'),
  fellowship: large(photos.certificate),
  mastership: large(photos.library),
  residency: upright('residency'),
}
