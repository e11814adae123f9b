import type { PageName } from '../routes.ts'
import type { EntryKindName } from './kinds.ts'

/** The words that staff edit on each page. Another page is not re-rendered when they change. */
const wordsOnPage: Partial<Record<PageName, readonly EntryKindName[]>> = {
  faqs: ['faq'],
  course: ['faq'],
}

export function wordsOf(page: PageName): readonly EntryKindName[] {
  return wordsOnPage[page] ?? []
}
