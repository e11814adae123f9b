import { routes } from '#contract/routes.ts'

// A :token or :code in an address is somebody's key and stays out of the books; an article's slug is public.
const publicParts = new Set([':slug'])

const patterns = routes.map(({ path }) => path.split('/'))

/** The page that a path shows, as it may be kept: unknown paths, which can hold anything, count as /404. */
export function visitedPage(path: string): string {
  const [plain = ''] = path.split(/[?#]/, 1)
  const parts = (plain.length > 1 ? plain.replace(/\/+$/, '') : plain).split('/')
  const pattern = patterns.find((candidate) => matches(candidate, parts))
  return pattern ? pattern.map((part, at) => (publicParts.has(part) ? parts[at] : part)).join('/') : '/404'
}

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  return pattern.length === parts.length && pattern.every((part, at) => matchesPart(part, parts[at] ?? ''))
}

function matchesPart(part: string, value: string): boolean {
  if (publicParts.has(part)) return /^[a-z0-9-]{1,80}$/.test(value)
  return part.startsWith(':') ? value !== '' : part === value
}
