import { type AnchorHTMLAttributes, createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { afterFirstInteraction } from './first-interaction.ts'
import { isPlainClick } from './plain-click.ts'
import { useNavigate } from './router.tsx'

/** Prefetches the page of a path; true when that has failed. The app provides it, so that links know no pages. */
export const PrefetchContext = createContext((_path: string): boolean => false)

type PageLinkProps = {
  to: string
  children: ReactNode
  /** Stored with the history entry, not in the address: where to return after signing in. */
  state?: unknown
} & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>

/** A link inside the site. It prefetches its page on hover, touch and focus, and when it scrolls into view. */
export function PageLink({ to, state, onClick, ...rest }: PageLinkProps) {
  const prefetch = use(PrefetchContext)
  const navigate = useNavigate()
  const link = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      afterFirstInteraction(() => prefetch(to))
    })
    if (link.current) observer.observe(link.current)
    return () => observer.disconnect()
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
        // A full page load: Firefox never fetches a failed module again within the same document.
        if (prefetch(to)) return
        event.preventDefault()
        navigate(to, { state })
      }}
    />
  )
}
