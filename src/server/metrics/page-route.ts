import { matchRoute, routes } from '#contract/routes.ts'

const plainPaths = new Set(routes.map(({ path }) => path))

/** The route that a page's address belongs to, so that tokens and slugs make no figure of their own. */
export function routeOfPage(url: string): string {
  const [path = '/'] = url.split('?', 1)
  if (plainPaths.has(path)) return path
  return path.startsWith('/template') ? '/template/*' : matchRoute(path).route.path
}
