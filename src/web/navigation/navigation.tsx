// The site's router, of the few parts that the site needs. Its hooks are called as React Router's are; that library
// weighs as much as the whole frame and was left out for it (docs/decisions/rendering.md).
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
  /** Travels with the entry of the history, and not with the address. */
  state: unknown
}

export type NavigateOptions = { replace?: boolean; state?: unknown }
/** An address, or its parts; those left out are empty. */
type Target = string | { pathname: string; search?: string; hash?: string }
export type Navigate = (to: Target, options?: NavigateOptions) => void

type Navigation = { location: Location; navigate: Navigate }

const NavigationContext = createContext<Navigation | null>(null)

/** Follows the browser's history. Every change is a transition: the page before stays until the next one is there. */
export function BrowserNavigation({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(readLocation)

  const follow = useCallback(() => startTransition(() => setLocation(readLocation())), [])
  useEffect(() => {
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [follow])

  const navigate = useCallback<Navigate>(
    (to, { replace = false, state = null } = {}) => {
      const address = typeof to === 'string' ? to : `${to.pathname}${to.search ?? ''}${to.hash ?? ''}`
      // As with the browser's own links: where one is already is no new step.
      const isHere = new URL(address, window.location.href).href === window.location.href
      history[replace || isHere ? 'replaceState' : 'pushState']({ state }, '', address)
      follow()
    },
    [follow],
  )
  return (
    <NavigationContext value={useMemo(() => ({ location, navigate }), [location, navigate])}>
      {children}
    </NavigationContext>
  )
}

/** One address that never changes: for rendering ahead, and for tests. */
export function FixedNavigation({ path, children }: { path: string; children: ReactNode }) {
  const { pathname, search, hash } = new URL(path, 'http://localhost')
  const location = { pathname, search, hash, state: null }
  return <NavigationContext value={{ location, navigate: () => {} }}>{children}</NavigationContext>
}

export function useLocation(): Location {
  return useNavigation().location
}

export function useNavigate(): Navigate {
  return useNavigation().navigate
}

/** What stands behind the '?' of the address. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

/** Goes elsewhere as soon as it is rendered. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace: true }), [navigate, to])
  return null
}

function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('There is no navigation around this part')
  return navigation
}

function readLocation(): Location {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, state: history.state?.state ?? null }
}
