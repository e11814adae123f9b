import { useEffect } from 'react'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { useLocation } from '../router/router.tsx'

/** The id in the hash of the address, once the page has hydrated. Scrolls there when it changes. */
export function useNamedPart(): string | null {
  const { hash } = useLocation()
  const id = useHydrated() && hash ? hash.slice(1) : null
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
  }, [id])
  return id
}
