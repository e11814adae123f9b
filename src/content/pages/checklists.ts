import type { Language } from '#domain/people/language.ts'
import { withPublished } from '../published-list.ts'
import { saidIn } from '../said.ts'
import { sectionsOf } from './articles.ts'

export const checklistIds = ['patient-selection', 'surgical-tray', 'after-surgery'] as const
export type ChecklistId = (typeof checklistIds)[number]

/** A printable checklist: groups of items, each with a checkbox. */
export type Checklist = {
  title: string
  text: string
  groups: readonly { title: string; items: readonly string[] }[]
}

/** In the order of the page. */
export function checklistsIn(
  language: Language,
  release: Record<ChecklistId, Checklist>,
): readonly (Checklist & { key: string })[] {
  const unchanged = checklistIds.map((key) => ({ key, ...release[key] }))
  return withPublished<'resource', Checklist & { key: string }>('resource', unchanged, (key, entry) => ({
    key,
    title: saidIn(entry.title, language),
    text: saidIn(entry.text, language),
    groups: sectionsOf(saidIn(entry.items, language)).map(({ heading, paragraphs }) => ({
      title: heading ?? '',
      items: paragraphs
        .flatMap((paragraph) => paragraph.split('\n'))
        .map((line) => line.replace(/^-\s+/, '')),
    })),
  }))
}
