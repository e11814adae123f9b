import { matchRoute, routes } from '#contract/routes.ts'
import { builtFolders } from '#platform/http/built-site.ts'

const plainPaths = new Set(routes.map(({ path }) => path))
const folders = [...builtFolders.map(({ path }) => path), '/template', '/office']

/** The route of a page's URL, so that tokens, slugs and files do not create separate series. */
export function routeOfPage(url: string): string {
  const [path = '/'] = url.split('?', 1)
  if (plainPaths.has(path)) return path
  const folder = folders.find((name) => path.startsWith(name))
  return folder ? `${folder}/*` : matchRoute(path).route.path
}
