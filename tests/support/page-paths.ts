import { articleSlugs } from '#content/pages/articles.ts'
import { facultyMembers, facultyPath } from '#content/pages/faculty-members.ts'
import { routes } from '#contract/routes.ts'

/** The course pages that differ in their parts. */
const kindsOfCoursePage = [
  '/courses/module-1',
  '/courses/clinical-1',
  '/courses/mastership',
  '/courses/residency',
]

/** The paths of all pages: each kind of course page, one article, one faculty member, an unknown value for secrets. */
const pagePaths = routes.flatMap(({ page, path }) => {
  if (page === 'course') return kindsOfCoursePage
  if (page === 'faculty-member') return facultyMembers().slice(0, 1).map(facultyPath)
  return path.replace(':slug', articleSlugs()[0] ?? '').replaceAll(/:\w+/g, 'unknown')
})

/** Without the account and the classroom, which redirect visitors to /login. */
export const visitorPaths = pagePaths.filter((path) => !/^\/(account|learn)/.test(path))
