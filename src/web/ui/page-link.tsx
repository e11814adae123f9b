import { createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { Link, type LinkProps } from 'react-router'

/** Fetches the page behind a path; the app provides it, so that ui knows no pages. */
export const PrefetchContext = createContext<(path: string) => void>(() => {})

type PageLinkProps = { to: string; children: ReactNode } & Omit<LinkProps, 'to' | 'discover' | 'prefetch'>

/** A link inside the site. Its page is fetched when the link comes into view, is pointed at or is touched. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const prefetch = use(PrefetchContext)
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
    <Link
      ref={link}
      to={to}
      discover="none"
      onPointerEnter={() => prefetch(to)}
      onTouchStart={() => prefetch(to)}
      onFocus={() => prefetch(to)}
      {...rest}
    />
  )
}
