import { catalogue } from '#content/catalogue.ts'
import type { matchRoute } from '#contract/routes.ts'

/** The page of a hands-on course opens on paper, unlike the other course pages. */
export function isOverDark({ route, params }: ReturnType<typeof matchRoute>): boolean {
  const course = catalogue().courses.find(({ slug }) => slug === params.slug)
  return route.overDark === true && course?.ceKind !== 'hands-on'
}
