import { articleSlugs } from '#content/articles.ts'
import { coursePages } from '#content/course-pages.ts'
import { facultyMembers, facultyPath } from '#content/faculty-members.ts'
import { routes } from '#contract/routes.ts'

/** The paths of all pages: every course page, one article, one faculty member, and an unknown value for secrets. */
export const pagePaths = routes.flatMap(({ page, path }) => {
  if (page === 'course') return coursePages().map((coursePage) => coursePage.path)
  if (page === 'faculty-member') return facultyMembers.slice(0, 1).map(facultyPath)
  return path.replace(':slug', articleSlugs[0] ?? '').replaceAll(/:\w+/g, 'unknown')
})

/** Without the account and the classroom, which redirect visitors to /login. */
export const visitorPaths = pagePaths.filter((path) => !/^\/(account|learn)/.test(path))
