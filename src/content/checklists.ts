export const checklistIds = ['patient-selection', 'surgical-tray', 'after-surgery'] as const
export type ChecklistId = (typeof checklistIds)[number]

/** A printable checklist: groups of items, each with a checkbox. */
export type Checklist = {
  title: string
  text: string
  groups: readonly { title: string; items: readonly string[] }[]
}
