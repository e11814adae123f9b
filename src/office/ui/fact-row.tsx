import type { ReactNode } from 'react'
import css from './fact-row.module.css'

/** One thing in a few lines of words, with its buttons right of them or, where it is narrow, below. */
export function FactRow({ buttons, children }: { buttons?: ReactNode; children: ReactNode }) {
  return (
    <li className={`row justify-between line-below ${css.row}`}>
      <div className={css.words}>{children}</div>
      {buttons && <div className="row gap-8">{buttons}</div>}
    </li>
  )
}

/** What is less than the first line of a row. */
export function QuietFacts({ children }: { children: ReactNode }) {
  return <p className="text-note text-slate">{children}</p>
}
