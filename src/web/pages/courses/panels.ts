import { itemPhotos } from '#content/item-photos.ts'
import type { PhotoName } from '#content/photos.ts'
import { courseIds } from '#domain/catalogue.ts'

/** Hashes of the page: /courses#module2. */
const panelIds = ['fellowship', 'mastership', 'residency', ...courseIds] as const
export type PanelId = (typeof panelIds)[number]

export const panelPhotos: Record<PanelId, PhotoName> = { ...itemPhotos, residency: 'operatory' }

/** The part of a picture to keep in a tall frame; the middle by default. */
export const photoFocus: Partial<Record<PhotoName, 'left' | 'right'>> = {
  torque_wrench: 'left',
  handson: 'left',
  guided: 'right',
}

export function panelOf(hash: string): PanelId | null {
  return panelIds.find((id) => hash === `#${id}`) ?? null
}
