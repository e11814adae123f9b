// Every path of the product. The router, the server's renderer, the sitemap and the tests use this table.

export type Route = {
  /** A path, or a pattern whose :parts the page reads in the browser. */
  path: string
  /** Names the page's folder in web/pages and its copy in content/en and content/es. */
  page: PageName
  /**
   * Default: on the first user interaction or when the browser is idle. `at-once`: the page does not work
   * without its script. `at-once-if-filled`: late, unless the URL, the tab or the user has data that the
   * server did not render.
   */
  hydrate?: 'at-once' | 'at-once-if-filled'
  /** The header is transparent over a dark picture. */
  overDark?: true
  /** `classroom`: the classroom's menu instead of the site's. `none`: the page has its own header and no footer. */
  frame?: 'classroom' | 'none'
  /** Visitors fill in or look up something: the promotion card starts folded. */
  busy?: true
  status?: 404
}

export type PageName = (typeof table)[number]['page']

const table = [
  { path: '/', page: 'home', overDark: true },
  { path: '/about-us', page: 'about' },
  { path: '/courses', page: 'courses' },
  { path: '/courses/:slug', page: 'course', overDark: true },
  { path: '/schedule', page: 'schedule' },
  { path: '/register', page: 'register', hydrate: 'at-once-if-filled', busy: true },
  { path: '/catalog', page: 'catalog' },
  { path: '/catalog/:slug', page: 'article' },
  { path: '/biologics-fridge', page: 'fridge' },
  { path: '/faculty', page: 'faculty' },
  { path: '/faculty/:name', page: 'faculty-member' },
  { path: '/faqs', page: 'faqs' },
  { path: '/resources', page: 'resources' },
  { path: '/contact', page: 'contact' },
  { path: '/middle-east-africa', page: 'middle-east-africa' },
  { path: '/terms', page: 'terms' },
  { path: '/privacy', page: 'privacy' },
  { path: '/login', page: 'login', hydrate: 'at-once' },
  { path: '/create-account', page: 'create-account', hydrate: 'at-once' },
  { path: '/forgot-password', page: 'forgot-password', hydrate: 'at-once' },
  { path: '/auth/action', page: 'auth-action', hydrate: 'at-once' },
  { path: '/account', page: 'account', hydrate: 'at-once', busy: true },
  { path: '/registration/:token', page: 'registration', hydrate: 'at-once', busy: true },
  { path: '/offer/:token', page: 'offer', hydrate: 'at-once', busy: true },
  { path: '/takeover/:token', page: 'takeover', hydrate: 'at-once', busy: true },
  { path: '/plan/:token', page: 'plan', hydrate: 'at-once', busy: true },
  { path: '/waiting-list/:token', page: 'waiting-list', hydrate: 'at-once', busy: true },
  { path: '/verify/:code', page: 'verify', hydrate: 'at-once', busy: true },
  { path: '/learn', page: 'learn', hydrate: 'at-once', frame: 'classroom' },
  { path: '/learn/notes', page: 'learn', hydrate: 'at-once', frame: 'classroom' },
  { path: '/learn/:course', page: 'learn', hydrate: 'at-once', frame: 'classroom' },
  {
    path: '/learn/:course/evaluation',
    page: 'learn',
    hydrate: 'at-once',
    frame: 'classroom',
  },
  { path: '/learn/:course/result', page: 'learn', hydrate: 'at-once', frame: 'classroom' },
  { path: '/learn/:course/test', page: 'learn', hydrate: 'at-once', frame: 'none' },
  { path: '/learn/:course/:lesson', page: 'learn-lesson', hydrate: 'at-once', frame: 'none' },
  { path: '/404', page: 'not-found', overDark: true, status: 404 },
] as const satisfies readonly (Omit<Route, 'page'> & { page: string })[]

export const routes: readonly Route[] = table

/** Listed in the sitemap and indexed by search engines. What the script alone shows has nothing to index. */
export function isIndexed({ hydrate, status }: Route): boolean {
  return hydrate !== 'at-once' && !status
}

const notFound = routes.find((route) => route.status === 404) as Route

/** The route for a path and the values of its :parts; the error page for an unknown path. */
export function matchRoute(path: string): { route: Route; params: Record<string, string> } {
  const parts = segments(path)
  for (const route of routes) {
    const params = matchSegments(segments(route.path), parts)
    if (params) return { route, params }
  }
  return { route: notFound, params: {} }
}

function matchSegments(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? ''
    if (expected.startsWith(':')) params[expected.slice(1)] = decode(part)
    else if (expected !== part) return null
  }
  return params
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/** Malformed escapes are kept as typed. They match nothing, and the page says so. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
