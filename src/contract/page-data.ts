import type { Language } from '#domain/language.ts'

/** A date of a course as GET /api/sessions gives it and as pages are rendered with it. */
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

/**
 * What a page is rendered from, on the server and again when it hydrates: nothing in a page is older than the
 * database. Seats left are never in here, pages fetch them.
 */
export type PageData = {
  /** The academy's day, ISO, in Los Angeles. */
  today: string
  courseDates: readonly CourseDateSummary[]
  testMode: boolean
}

/** What every page component receives: its own words, the language, and the data it was rendered from. */
export type PageProps<Copy> = {
  copy: Copy
  language: Language
  data: PageData
  /**
   * The address's :parts. A page that is rendered once for all values (/verify/:code) may read them only where the
   * browser is at work, in effects and handlers, or its markup would differ from the server's.
   */
  params: Record<string, string>
}

/** What search engines and the window's title say of a page. */
export type PageMeta = { title: string; description: string }

/** The least that every page's copy holds; a page of a pattern makes its meta from the address's :parts. */
export type PageCopy = { meta: PageMeta | ((params: Record<string, string>) => PageMeta) }
