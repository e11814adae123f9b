import type { ItemId } from '#domain/catalogue.ts'
import { type PhotoName, photos } from './photos.ts'
import { publishedOf } from './published.ts'

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

/** The photo of a course, a program or the Residency. */
export function itemPhoto(id: ItemId): PhotoName {
  const chosen = publishedOf('course')[id]?.photo
  return isPhoto(chosen) ? chosen : releasePhoto(id)
}

function isPhoto(name: string | undefined): name is PhotoName {
  return name !== undefined && Object.hasOwn(photos, name)
}
