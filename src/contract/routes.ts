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
  /** Listed in the sitemap and indexed by search engines. */
  indexed: boolean
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
  { path: '/', page: 'home', indexed: true, overDark: true },
  { path: '/about-us', page: 'about', indexed: true },
  { path: '/courses', page: 'courses', indexed: true },
  { path: '/courses/:slug', page: 'course', indexed: true, overDark: true },
  { path: '/schedule', page: 'schedule', indexed: true },
  { path: '/register', page: 'register', hydrate: 'at-once-if-filled', indexed: true, busy: true },
  { path: '/catalog', page: 'catalog', indexed: true },
  { path: '/catalog/:slug', page: 'article', indexed: true },
  { path: '/biologics-fridge', page: 'fridge', indexed: true },
  { path: '/faculty', page: 'faculty', indexed: true },
  { path: '/faculty/:name', page: 'faculty-member', indexed: true },
  { path: '/faqs', page: 'faqs', indexed: true },
  { path: '/resources', page: 'resources', indexed: true },
  { path: '/contact', page: 'contact', indexed: true },
  { path: '/middle-east-africa', page: 'middle-east-africa', indexed: true },
  { path: '/terms', page: 'terms', indexed: true },
  { path: '/privacy', page: 'privacy', indexed: true },
  { path: '/login', page: 'login', hydrate: 'at-once', indexed: false },
  { path: '/create-account', page: 'create-account', hydrate: 'at-once', indexed: false },
  { path: '/forgot-password', page: 'forgot-password', hydrate: 'at-once', indexed: false },
  { path: '/auth/action', page: 'auth-action', hydrate: 'at-once', indexed: false },
  { path: '/account', page: 'account', hydrate: 'at-once', indexed: false, busy: true },
  { path: '/registration/:token', page: 'registration', hydrate: 'at-once', indexed: false, busy: true },
  { path: '/offer/:token', page: 'offer', hydrate: 'at-once', indexed: false, busy: true },
  { path: '/takeover/:token', page: 'takeover', hydrate: 'at-once', indexed: false, busy: true },
  { path: '/plan/:token', page: 'plan', hydrate: 'at-once', indexed: false, busy: true },
  { path: '/waiting-list/:token', page: 'waiting-list', hydrate: 'at-once', indexed: false, busy: true },
  { path: '/verify/:code', page: 'verify', hydrate: 'at-once', indexed: false, busy: true },
  { path: '/learn', page: 'learn', hydrate: 'at-once', indexed: false, frame: 'classroom' },
  { path: '/learn/notes', page: 'learn', hydrate: 'at-once', indexed: false, frame: 'classroom' },
  { path: '/learn/:course', page: 'learn', hydrate: 'at-once', indexed: false, frame: 'classroom' },
  {
    path: '/learn/:course/evaluation',
    page: 'learn',
    hydrate: 'at-once',
    indexed: false,
    frame: 'classroom',
  },
  { path: '/learn/:course/result', page: 'learn', hydrate: 'at-once', indexed: false, frame: 'classroom' },
  { path: '/learn/:course/test', page: 'learn', hydrate: 'at-once', indexed: false, frame: 'none' },
  { path: '/learn/:course/:lesson', page: 'learn-lesson', hydrate: 'at-once', indexed: false, frame: 'none' },
  { path: '/404', page: 'not-found', indexed: false, overDark: true, status: 404 },
] as const satisfies readonly (Omit<Route, 'page'> & { page: string })[]

export const routes: readonly Route[] = table

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
