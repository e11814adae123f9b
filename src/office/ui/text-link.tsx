import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import css from './text-link.module.css'

/** `to` is an address of the office without "/office": '/registrations/3f…'. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={css.link}>
      {children}
    </Link>
  )
}

/** Looks like a link, and does something on this screen. */
export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={css.link} onClick={onClick}>
      {children}
    </button>
  )
}
