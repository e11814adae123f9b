import { coursePages } from '#content/courses/course-pages.ts'
import { articleSlugs } from '#content/pages/articles.ts'
import { facultyMembers, facultyPath } from '#content/pages/faculty-members.ts'

/** The values of a pattern that exist as pages; any other value is not found. */
export const knownPaths: Readonly<Record<string, () => readonly string[]>> = {
  '/catalog/:slug': () => articleSlugs().map((slug) => `/catalog/${slug}`),
  '/courses/:slug': () => coursePages().map(({ path }) => path),
  '/faculty/:name': () => facultyMembers().map(facultyPath),
}
