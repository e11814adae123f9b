import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from './router.tsx'

type RouteChangeProps = { onChange: (pathname: string, referrer: string) => void }

/**
 * Does what a page load does: scrolls to the top, moves the focus, announces the title, reports the visit. A change of
 * the hash alone is not a route change.
 */
export function RouteChange({ onChange }: RouteChangeProps) {
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
    onChange(pathname, new URL(shown.current, location.origin).href)
    shown.current = pathname
    setTitle(document.title)
  }, [pathname, onChange])

  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  )
}
