export const checklistIds = ['patient-selection', 'surgical-tray', 'after-surgery'] as const
export type ChecklistId = (typeof checklistIds)[number]

/** A list to print: groups of items, each with a box to tick. */
export type Checklist = {
  title: string
  text: string
  groups: readonly { title: string; items: readonly string[] }[]
}
