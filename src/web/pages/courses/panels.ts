import { courseIds } from '#domain/catalogue.ts'

/** Hashes of the page: /courses#module2. */
const panelIds = ['fellowship', 'mastership', 'residency', ...courseIds] as const
export type PanelId = (typeof panelIds)[number]

export function panelOf(hash: string): PanelId | null {
  return panelIds.find((id) => hash === `#${id}`) ?? null
}
