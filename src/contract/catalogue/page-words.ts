import type { PageName } from '../routes.ts'
import type { EntryKindName } from './kinds.ts'

/** The words that staff edit on each page. A link to another page fetches nothing when they change. */
const wordsOnPage: Partial<Record<PageName, readonly EntryKindName[]>> = {
  home: ['home-page', 'testimonial'],
  about: ['about-page', 'faculty'],
  fridge: ['fridge-page'],
  'middle-east-africa': ['regional-page'],
  contact: ['contact-page'],
  faqs: ['faq'],
  course: ['course', 'outline', 'faq', 'faculty', 'testimonial'],
  courses: ['course', 'faculty', 'testimonial'],
  register: ['course'],
  'waiting-list': ['course'],
  faculty: ['faculty'],
  'faculty-member': ['faculty'],
  catalog: ['article'],
  article: ['article'],
  resources: ['resource', 'glossary'],
}

export function wordsOf(page: PageName): readonly EntryKindName[] {
  return wordsOnPage[page] ?? []
}
