// A minimal router with the hook names of React Router, which is as large as the whole frame
// (docs/decisions/rendering.md).
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'

export type Location = {
  pathname: string
  /** With its '?', or empty. */
  search: string
  /** With its '#', or empty. */
  hash: string
  /** Stored with the history entry, not in the address. */
  state: unknown
}

type NavigateOptions = { replace?: boolean; state?: unknown }
/** An address or its parts. A missing part is empty. */
type Target = string | { pathname: string; search?: string; hash?: string }
type Navigate = (to: Target, options?: NavigateOptions) => void

type Router = { location: Location; navigate: Navigate }

const RouterContext = createContext<Router | null>(null)

/** Follows the browser's history. Every change is a transition: the old page stays until the next one has loaded. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(readLocation)

  const follow = useCallback(() => startTransition(() => setLocation(readLocation())), [])
  useEffect(() => {
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [follow])

  const navigate = useCallback<Navigate>(
    (to, { replace = false, state = null } = {}) => {
      const address = typeof to === 'string' ? to : `${to.pathname}${to.search ?? ''}${to.hash ?? ''}`
      // Like a plain link: navigating to the current address adds no history entry.
      const isCurrent = new URL(address, window.location.href).href === window.location.href
      history[replace || isCurrent ? 'replaceState' : 'pushState']({ state }, '', address)
      follow()
    },
    [follow],
  )
  return (
    <RouterContext value={useMemo(() => ({ location, navigate }), [location, navigate])}>
      {children}
    </RouterContext>
  )
}

/** One fixed address, for server rendering and tests. */
export function StaticRouter({ path, children }: { path: string; children: ReactNode }) {
  const { pathname, search, hash } = new URL(path, 'http://localhost')
  const location = { pathname, search, hash, state: null }
  return <RouterContext value={{ location, navigate: () => {} }}>{children}</RouterContext>
}

export function useLocation(): Location {
  return useRouter().location
}

export function useNavigate(): Navigate {
  return useRouter().navigate
}

export function useSearchParams(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace: true }), [navigate, to])
  return null
}

function useRouter(): Router {
  const router = use(RouterContext)
  if (!router) throw new Error('No router around this component')
  return router
}

function readLocation(): Location {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, state: history.state?.state ?? null }
}
