import { Link } from '@tanstack/react-router'
import { type MouseEventHandler, type ReactNode, type Ref, useId } from 'react'
import css from './button.module.css'
import { classes } from './classes.ts'
import { KeyCap } from './keyboard/key-cap.tsx'

type Props = {
  children: ReactNode
  /** main: orange, one a view. ink: filled. strong: ink outline. plain: hairline. */
  kind?: 'main' | 'ink' | 'strong' | 'plain'
  size?: 'small' | 'large'
  type?: 'button' | 'submit'
  /** Its key, bound with useKeys; shown as a hint. */
  hint?: string
  /** Why it is off. It stays focusable, and says so. */
  reason?: string | false | undefined
  busy?: boolean
  onClick?: MouseEventHandler<HTMLButtonElement>
  ref?: Ref<HTMLButtonElement>
}

export function Button({ children, kind = 'plain', size, type = 'button', ...rest }: Props) {
  const { hint, reason, busy = false, onClick, ref } = rest
  const reasonId = useId()
  const isOff = Boolean(reason) || busy
  const button = (
    <button
      ref={ref}
      type={type}
      className={classes(css.button, css[kind], size && css[size], reason && css.off)}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      aria-describedby={reason ? reasonId : undefined}
      onClick={(event) => (isOff ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <span className={css.ring} aria-hidden="true" />}
      {children}
      {hint && <KeyCap of={hint} />}
    </button>
  )
  if (!reason) return button
  return (
    <span className={css.withReason}>
      {button}
      <span id={reasonId} className={css.reason}>
        {reason}
      </span>
    </span>
  )
}

type LinkButtonProps = Pick<Props, 'children' | 'kind' | 'size'> & {
  to: string
  /** The element that says what the short word is about. */
  describedBy?: string
}

/** Looks like a button and opens a page of the site in a tab of its own. */
export function PageButton({ href, size, children }: Pick<Props, 'children' | 'size'> & { href: string }) {
  const look = classes(css.button, css.plain, size && css[size])
  return (
    <a href={href} className={look} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}

/** Looks like a button and opens a screen: `to` is an address of the office without "/office". */
export function LinkButton({ to, children, kind = 'plain', size, describedBy }: LinkButtonProps) {
  return (
    <Link
      to={to}
      className={classes(css.button, css[kind], size && css[size])}
      aria-describedby={describedBy}
    >
      {children}
    </Link>
  )
}
