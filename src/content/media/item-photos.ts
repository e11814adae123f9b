import type { ItemId } from '#domain/catalogue/catalogue.ts'
import { publishedOf } from '../published.ts'
import { photoNamed } from './named-photos.ts'
import { type Photo, type PhotoName, photos } from './photos.ts'

const releasePhotos: Record<ItemId, PhotoName> = {
  fellowship: 'certificate',
  mastership: 'library',
  module1: 'drill_macro',
  module2: 'torque_wrench',
  module3: 'light_box',
  module4: 'full_arch',
  clinical1: 'handson',
  clinical2: 'guided',
  residency: 'operatory',
}

/** As it came with the release. */
export function releasePhoto(id: ItemId): PhotoName {
  return releasePhotos[id] ?? 'lecture'
}

/** The name of the picture that staff chose; undefined: as it came with the release. */
export function chosenPhoto(id: ItemId): string | undefined {
  const name = publishedOf('course')[id]?.photo
  return name !== undefined && name !== releasePhotos[id] && photoNamed(name) ? name : undefined
}

/** The name of the picture of a course, a program or the Residency. */
export function itemPhoto(id: ItemId): string {
  return chosenPhoto(id) ?? releasePhoto(id)
}

export function itemPicture(id: ItemId): Photo {
  return photoNamed(itemPhoto(id)) ?? photos.lecture
}
