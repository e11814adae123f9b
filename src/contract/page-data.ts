import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { Language } from '#domain/people/language.ts'
import type { EntryData, EntryKindName } from './catalogue/kinds.ts'

/** A course date, as returned by GET /api/sessions and as pages are rendered with it. */
export type CourseDateSummary = {
  course: string
  /** ISO days in Los Angeles; null for a date to be announced. */
  start: string | null
  end: string | null
  location: string
  spots: number
  past: boolean
  sample: boolean
}

/** Entries by kind and key, as the schemas of contract/catalogue say. */
export type PublishedEntries = {
  readonly [Kind in EntryKindName]?: Readonly<Record<string, EntryData<Kind>>>
}

export type PublishedWords = PublishedEntries & {
  /** What the uploaded pictures of these entries show, by id. */
  readonly pictures?: Readonly<Record<string, { en: string; es: string }>>
}

/**
 * The data of a page, for the server's render and for hydration. Seats left are not included: they change too
 * often, so pages fetch them.
 */
export type PageData = {
  /** What staff published of the words of this page. */
  published: PublishedWords
  /** The kinds of which staff published something, on any page. */
  publishedKinds: readonly string[]
  /** Courses, programs and prices that hold now. */
  catalogue: Catalogue
  /** Today in Los Angeles, ISO. */
  today: string
  courseDates: readonly CourseDateSummary[]
  testMode: boolean
  /** The least length of a new password. */
  leastPassword: number
}

export type PageProps<Copy> = {
  copy: Copy
  language: Language
  data: PageData
  /**
   * The :parts of the URL. A page that is rendered once for all values (/verify/:code) may read them only in
   * effects and handlers; otherwise its markup would differ from the server's.
   */
  params: Record<string, string>
}

/** The page's title and its description for search engines. */
export type PageMeta = { title: string; description: string }

/** What the copy of every page contains. A page with :parts builds its meta from them. */
export type PageCopy = { meta: PageMeta | ((params: Record<string, string>) => PageMeta) }
