import { type AnchorHTMLAttributes, createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { useLinkClickHandler } from 'react-router'

/** Fetches the page behind a path; the app provides it, so that ui knows no pages. */
export const PrefetchContext = createContext<(path: string) => void>(() => {})

type PageLinkProps = {
  to: string
  children: ReactNode
  /** Travels with the visit and not with the address: where to come back to. */
  state?: unknown
} & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'>

/**
 * A link inside the site. Its page is fetched when the link comes into view, is pointed at or is touched.
 * React Router's own Link carries the prefetching of its framework mode, which would double the router's weight.
 */
export function PageLink({ to, state, onClick, ...rest }: PageLinkProps) {
  const prefetch = use(PrefetchContext)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state })
  const link = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    if (!link.current) return
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      seen.disconnect()
      prefetch(to)
    })
    seen.observe(link.current)
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
        follow(event)
      }}
    />
  )
}
