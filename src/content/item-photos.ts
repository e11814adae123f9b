import type { ItemId } from '#domain/catalogue.ts'
import type { PhotoName } from './photos.ts'

/** The photo of each course and program. */
export const itemPhotos: Record<ItemId, PhotoName> = {
  fellowship: 'certificate',
  mastership: 'library',
  module1: 'drill_macro',
  module2: 'torque_wrench',
  module3: 'light_box',
  module4: 'full_arch',
  clinical1: 'handson',
  clinical2: 'guided',
}
