import { chosenPhoto, itemPicture } from './item-photos.ts'
import { type Photo, photos } from './photos.ts'

/** A course, a program or the Residency. */
export type CoursePageId = string

const wide = (name: string): Photo => ({
  src: `/photos/${name}_wide`,
  width: 2400,
  height: 1200,
  widths: [960, 1200, 2400],
})

/** The courses whose pictures came with the release. */
const pictured = ['module1', 'module2', 'module3', 'module4', 'clinical1', 'clinical2']

/** The wide picture of each course page: its subject is on the right, the left is dark. */
const widePhotos: Record<CoursePageId, Photo> = {
  ...Object.fromEntries([...pictured, 'residency'].map((id) => [id, wide(id)])),
  fellowship: photos.fixtures,
  mastership: photos.library,
}

export function widePhoto(id: CoursePageId): Photo {
  return releaseUnlessChosen(id, widePhotos)
}

/** Light pictures that open the page of a hands-on course, between paper and its days. */
const openingPhotos: Record<CoursePageId, Photo> = {
  clinical1: photos.handson,
  clinical2: photos.full_arch,
}

export function openingPhoto(id: CoursePageId): Photo {
  return releaseUnlessChosen(id, openingPhotos)
}

const upright = (name: string): Photo => ({
  src: `/photos/${name}_up`,
  width: 1400,
  height: 2100,
  widths: [700, 1400],
})

/** The pictures for a tall frame. A program has a landscape picture that is large enough to be cut. */
const uprightPhotos: Record<CoursePageId, Photo> = {
  ...Object.fromEntries([...pictured, 'residency'].map((id) => [id, upright(id)])),
  fellowship: photos.certificate,
  mastership: photos.library,
}

export function uprightPhoto(id: CoursePageId): Photo {
  return releaseUnlessChosen(id, uprightPhotos)
}

/** The picture that staff chose has one shape for every frame. */
function releaseUnlessChosen(id: CoursePageId, release: Readonly<Record<CoursePageId, Photo>>): Photo {
  return (chosenPhoto(id) === undefined && release[id]) || itemPicture(id)
}
