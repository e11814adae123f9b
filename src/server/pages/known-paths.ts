import { articleSlugs } from '#content/articles.ts'

/** The values of a pattern that exist as pages; any other value is not found. */
export const knownPaths: Record<string, readonly string[]> = {
  '/catalog/:slug': articleSlugs.map((slug) => `/catalog/${slug}`),
}
