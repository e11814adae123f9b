import { routes } from '#contract/routes.ts'
import { knownPaths } from '#server/pages/known-paths.ts'

// A :token or :code in an address is somebody's key and stays out of the books; an article's slug is public.
const patterns = routes.flatMap(({ path }) => knownPaths[path] ?? [path]).map((path) => path.split('/'))

/** The page that a path shows, as it may be kept: unknown paths, which can hold anything, count as /404. */
export function visitedPage(path: string): string {
  const [plain = ''] = path.split(/[?#]/, 1)
  const parts = (plain.length > 1 ? plain.replace(/\/+$/, '') : plain).split('/')
  return patterns.find((pattern) => matches(pattern, parts))?.join('/') ?? '/404'
}

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  return pattern.length === parts.length && pattern.every((part, at) => matchesPart(part, parts[at] ?? ''))
}

function matchesPart(part: string, value: string): boolean {
  return part.startsWith(':') ? value !== '' : part === value
}
