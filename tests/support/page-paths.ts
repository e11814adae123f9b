import { articleSlugs } from '#content/articles.ts'
import { coursePages } from '#content/course-pages.ts'
import { routes } from '#contract/routes.ts'

/** The paths of all pages: every course page, one article, and an unknown value for secrets. */
export const pagePaths = routes.flatMap(({ page, path }) => {
  if (page === 'course') return coursePages.map((coursePage) => coursePage.path)
  return path.replace(':slug', articleSlugs[0] ?? '').replace(/:\w+/, 'unknown')
})
