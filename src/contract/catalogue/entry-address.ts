import type { EntryKindName } from './kinds.ts'

/** The parameter of a page's address that shows staff a draft on it: '?draft=faq/parking'. */
export const draftParameter = 'draft'

const pages: Partial<Record<EntryKindName, string>> = {
  program: '/courses',
  price: '/courses',
  terms: '/faqs',
  faq: '/faqs',
  testimonial: '/',
  resource: '/resources',
  glossary: '/resources',
  promotion: '/',
  'home-page': '/',
  'about-page': '/about-us',
  'fridge-page': '/biologics-fridge',
  'regional-page': '/middle-east-africa',
  'contact-page': '/contact',
}

/** The page on which visitors see an entry; undefined for those of the classroom. */
export function pageOfEntry(kind: EntryKindName, key: string, data: object): string | undefined {
  if (kind === 'course') return 'slug' in data && data.slug ? `/courses/${data.slug}` : undefined
  if (kind === 'faculty') return `/faculty/${key}`
  if (kind === 'article') return `/catalog/${key}`
  return pages[kind]
}

/** The page with the draft in place of what is published. */
export function draftAddress(kind: EntryKindName, key: string, data: object): string | undefined {
  const path = pageOfEntry(kind, key, data)
  return path && `${path}?${draftParameter}=${kind}/${key}`
}
