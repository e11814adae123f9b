import { articleSlugs } from '#content/articles.ts'
import { coursePages } from '#content/course-pages.ts'
import { facultyMembers, facultyPath } from '#content/faculty-members.ts'

/** The values of a pattern that exist as pages; any other value is not found. */
export const knownPaths: Readonly<Record<string, () => readonly string[]>> = {
  '/catalog/:slug': () => articleSlugs().map((slug) => `/catalog/${slug}`),
  '/courses/:slug': () => coursePages().map(({ path }) => path),
  '/faculty/:name': () => facultyMembers().map(facultyPath),
}
