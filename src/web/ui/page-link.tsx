import { type AnchorHTMLAttributes, createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { useNavigate } from '../navigation/navigation.tsx'
import { isPlainClick } from './plain-click.ts'
import { whenPresent } from './presence.ts'

/** Fetches the page behind a path, and says whether that has failed; the app provides it, so that ui knows no pages. */
export const PrefetchContext = createContext((_path: string): boolean => false)

type PageLinkProps = {
  to: string
  children: ReactNode
  /** Travels with the visit and not with the address: where to come back to. */
  state?: unknown
} & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>

/** A link inside the site. Its page is fetched when the link is pointed at, touched, or in view of somebody. */
export function PageLink({ to, state, onClick, ...rest }: PageLinkProps) {
  const prefetch = use(PrefetchContext)
  const navigate = useNavigate()
  const link = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      seen.disconnect()
      whenPresent(() => prefetch(to))
    })
    if (link.current) seen.observe(link.current)
    return () => seen.disconnect()
  }, [prefetch, to])

  return (
    <a
      ref={link}
      href={to}
      onPointerEnter={() => prefetch(to)}
      onTouchStart={() => prefetch(to)}
      onFocus={() => prefetch(to)}
      {...rest}
      onClick={(event) => {
        onClick?.(event)
        if (rest.target || !isPlainClick(event)) return
        // The browser follows it, and loads the page whole: Firefox gives a module that failed no second try.
        if (prefetch(to)) return
        event.preventDefault()
        navigate(to, { state })
      }}
    />
  )
}
