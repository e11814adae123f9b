// Which of the words that staff published a page shows. It gets only those, and is re-rendered only when they change.
import { findCoursePage } from '#content/courses/course-pages.ts'
import type { EntryKindName } from '#contract/catalogue/kinds.ts'
import { wordsOf } from '#contract/catalogue/page-words.ts'
import type { PublishedWords } from '#contract/page-data.ts'
import { matchRoute, type Route } from '#contract/routes.ts'

/** Undefined: all of them. */
type Part = { kind: EntryKindName; keys?: readonly string[]; fields?: readonly string[] }

const plate = ['position', 'hidden', 'name', 'credentials', 'field', 'courses', 'picture']
const articleHead = ['position', 'hidden', 'title', 'excerpt', 'minutes', 'photo', 'film']
const panel = ['summary', 'covers', 'photo']
const coursePage = [...panel, 'headline', 'outcomes', 'program', 'films', 'questions']

export function wordsOfPath(path: string, all: PublishedWords): PublishedWords {
  const { route, params } = matchRoute(path)
  const found: Record<string, Record<string, object>> = {}
  for (const { kind, keys, fields } of partsOf(route, params)) {
    for (const [key, entry] of Object.entries<object>(all[kind] ?? {})) {
      if (keys && !keys.includes(key)) continue
      found[kind] ??= {}
      found[kind][key] = { ...found[kind][key], ...(fields ? only(entry, fields) : entry) }
    }
  }
  return { ...found, ...picturesOf(found, all) } as PublishedWords
}

/** What the uploaded pictures of a page show. */
function picturesOf(found: Record<string, Record<string, object>>, { pictures = {} }: PublishedWords) {
  const entries = Object.values(found).flatMap((kind) => Object.values(kind))
  const named = entries.flatMap((entry) => ('photo' in entry ? [String(entry.photo)] : []))
  const shown = Object.entries(pictures).filter(([id]) => named.includes(id))
  return shown.length > 0 ? { pictures: Object.fromEntries(shown) } : {}
}

function partsOf({ page, frame }: Route, params: Record<string, string>): Part[] {
  const parts = wordsOf(page).flatMap((kind) => partsOfKind(kind, page, params))
  // The card is on every page of the site's own frame.
  return frame ? parts : [...parts, { kind: 'promotion' }]
}

function partsOfKind(kind: EntryKindName, page: Route['page'], params: Record<string, string>): Part[] {
  if (kind === 'faculty') {
    const own = page === 'faculty-member' ? [{ kind, keys: [params.name ?? ''] }] : []
    return [{ kind, fields: plate }, ...own]
  }
  if (kind === 'article') {
    const own = page === 'article' ? [{ kind, keys: [params.slug ?? ''] }] : []
    return [{ kind, fields: articleHead }, ...own]
  }
  if (page === 'course') return partsOfCoursePage(kind, params.slug)
  if (kind === 'course') return [{ kind, fields: page === 'courses' ? panel : ['photo'] }]
  return [{ kind }]
}

function partsOfCoursePage(kind: EntryKindName, slug: string | undefined): Part[] {
  const shown = findCoursePage(slug)
  if (kind === 'course') return [{ kind, keys: shown ? [shown.id] : [], fields: coursePage }]
  if (kind === 'outline') return [{ kind, keys: shown ? [shown.id] : [], fields: ['units'] }]
  if (kind === 'faq') return [{ kind, keys: shown?.questions ?? [] }]
  return [{ kind }]
}

function only(entry: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => fields.includes(name)))
}
