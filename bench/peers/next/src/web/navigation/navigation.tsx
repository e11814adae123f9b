import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'

function follow(listener: () => void) {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The site's location hook on Next's router. */
export function useLocation() {
  const hash = useSyncExternalStore(
    follow,
    () => location.hash,
    () => '',
  )
  return { pathname: usePathname(), search: '', hash, state: null }
}
