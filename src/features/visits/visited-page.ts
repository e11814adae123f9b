import { routes } from '#contract/routes.ts'
import { knownPaths } from '#platform/http/known-paths.ts'

// A :token or :code in a URL is a secret and is not stored; an article's slug is public.
const patterns = () =>
  routes.flatMap(({ path }) => knownPaths[path]?.() ?? [path]).map((path) => path.split('/'))

/** The page of a path, safe to store. Unknown paths, which can contain anything, count as /404. */
export function visitedPage(path: string): string {
  const [plain = ''] = path.split(/[?#]/, 1)
  const parts = (plain.length > 1 ? plain.replace(/\/+$/, '') : plain).split('/')
  return (
    patterns()
      .find((pattern) => matches(pattern, parts))
      ?.join('/') ?? '/404'
  )
}

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  return pattern.length === parts.length && pattern.every((part, at) => matchesPart(part, parts[at] ?? ''))
}

function matchesPart(part: string, value: string): boolean {
  return part.startsWith(':') ? value !== '' : part === value
}
