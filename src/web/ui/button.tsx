import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { PageLink } from '../router/page-link.tsx'
import styles from './button.module.css'

type Look = {
  children: ReactNode
  /** `main` is orange, one per view; `ink` the secondary action; `danger` cannot be undone; `outline` the rest. */
  kind?: 'main' | 'ink' | 'danger' | 'outline'
  /** `small` is 44 px high and keeps its width on phones; the default fills a phone's width. */
  size?: 'small'
}

type Target =
  /** A page of the site, prefetched. */
  | { to: string; state?: unknown; href?: never; onClick?: () => void }
  /** Any other address: email, telephone, a file. */
  | { href: string; to?: never; download?: boolean }
  /** An action. `busy` shows a spinner and ignores clicks. */
  | ({ to?: never; href?: never; busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>)

/**
 * A button, or a link that looks like one.
 * <Button kind="main" to="/register">Register Now</Button>
 * <Button kind="ink" type="submit" busy={sending}>Send</Button>
 */
export function Button({ kind = 'outline', size, children, ...target }: Look & Target) {
  const className = `${styles.button} ${styles[kind]} ${size ? styles.small : styles.wide}`
  if (target.to !== undefined) {
    return (
      <PageLink {...target} className={className}>
        {children}
      </PageLink>
    )
  }
  if (target.href !== undefined) {
    return (
      <a {...target} className={className}>
        {children}
      </a>
    )
  }
  const { busy = false, onClick, ...rest } = target
  return (
    <button
      type="button"
      {...rest}
      className={className}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className={styles.ring} aria-hidden="true" />}
      {children}
    </button>
  )
}
