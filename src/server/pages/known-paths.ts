import { articleSlugs } from '#content/articles.ts'

/** The addresses of a pattern that are pages of their own; any other one is not found. */
export const knownPaths: Record<string, readonly string[]> = {
  '/catalog/:slug': articleSlugs.map((slug) => `/catalog/${slug}`),
}
