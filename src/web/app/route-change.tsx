import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from '../navigation/navigation.tsx'
import { trackVisit } from '../services/visits.ts'

/**
 * What a load would do by itself: start at the top, move the focus to the page, say its title, count the visit. A
 * change of the hash alone is no change of the route.
 */
export function RouteChange() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useLayoutEffect(() => {
    if (shown.current === pathname) return
    document.getElementById('main')?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
  }, [pathname, hash])

  useEffect(() => {
    if (shown.current === pathname) return
    trackVisit(pathname, new URL(shown.current, location.origin).href)
    shown.current = pathname
    setTitle(document.title)
  }, [pathname])

  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  )
}
