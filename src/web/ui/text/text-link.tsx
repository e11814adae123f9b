import type { MouseEvent, ReactNode } from 'react'
import { PageLink } from '../../router/page-link.tsx'
import styles from './text-link.module.css'

type TextLinkProps = { children: ReactNode } & (
  | { to: string; href?: never; onClick?: (event: MouseEvent) => void }
  | { href: string; to?: never; download?: boolean }
)

/** A link outside of running text. <TextLink to="/courses">All 22 pictures</TextLink> */
export function TextLink({ children, ...target }: TextLinkProps) {
  const inside = (
    <>
      {children}
      <Arrow />
    </>
  )
  if (target.to !== undefined) {
    return (
      <PageLink {...target} className={styles.link}>
        {inside}
      </PageLink>
    )
  }
  return (
    <a {...target} className={styles.link}>
      {inside}
    </a>
  )
}

function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 22 10" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M0 5h21M17 1l4 4-4 4" />
    </svg>
  )
}
