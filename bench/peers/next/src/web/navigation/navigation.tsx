import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'

function follow(listener: () => void) {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The address, as Next tells it. */
export function useLocation() {
  const hash = useSyncExternalStore(
    follow,
    () => location.hash,
    () => '',
  )
  return { pathname: usePathname(), search: '', hash, state: null }
}
