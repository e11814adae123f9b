import type { ReactNode } from 'react'
import css from './note.module.css'

type Props = {
  /** refused: by a rule. role: by the role. waits: for somebody. */
  kind: 'refused' | 'role' | 'waits'
  title: ReactNode
  children?: ReactNode
  /** The way on. */
  actions?: ReactNode
}

/** A dialog may be full of what comes before its refusal. A screen must not move under somebody who types. */
const comeIntoView = (note: HTMLElement | null) => {
  if (note?.closest('dialog')) note.scrollIntoView({ block: 'nearest' })
}

/** A tinted note under a colored line. A refusal is announced. */
export function Note({ kind, title, children, actions }: Props) {
  return (
    <div ref={kind === 'refused' ? comeIntoView : undefined} role={kind === 'waits' ? undefined : 'alert'}>
      <div className={css.note} data-kind={kind}>
        <strong className="font-medium">{title}</strong> {children}
      </div>
      {actions && <div className={`row ${css.actions}`}>{actions}</div>}
    </div>
  )
}
