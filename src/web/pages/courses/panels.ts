import { itemPhotos } from '#content/item-photos.ts'
import type { PhotoName } from '#content/photos.ts'
import { courseIds } from '#domain/catalogue.ts'

/** What a click in the pathways opens, and what the address keeps: /courses#module2. */
const panelIds = ['fellowship', 'mastership', 'residency', ...courseIds] as const
export type PanelId = (typeof panelIds)[number]

export const panelPhotos: Record<PanelId, PhotoName> = { ...itemPhotos, residency: 'operatory' }

/** Which part of a picture stays in a tall frame, where it is not the middle. */
export const photoFocus: Partial<Record<PhotoName, 'left' | 'right'>> = {
  torque_wrench: 'left',
  handson: 'left',
  guided: 'right',
}

export function panelOf(hash: string): PanelId | null {
  return panelIds.find((id) => hash === `#${id}`) ?? null
}
