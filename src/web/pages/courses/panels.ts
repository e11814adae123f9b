import { courseIds } from '#content/catalogue.ts'

/** The hash of a panel: /courses#module2. */
export type PanelId = string

export function panelOf(hash: string): PanelId | null {
  const ids = ['fellowship', 'mastership', 'residency', ...courseIds()]
  return ids.find((id) => hash === `#${id}`) ?? null
}
