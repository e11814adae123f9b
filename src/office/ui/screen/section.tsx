import { type ReactNode, useId } from 'react'
import css from './section.module.css'

type Props = {
  title: ReactNode
  /** After the title, in slate. */
  note?: ReactNode
  /** At the right: a link, keys or a legend. */
  aside?: ReactNode
  /** The gold line: 'above' opens a block, 'below' underlines the title. */
  line?: 'above' | 'below'
  children: ReactNode
}

/** A titled part of a screen. */
export function Section({ title, note, aside, line, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.section} data-line={line}>
      <div className={`row items-baseline ${css.head}`}>
        <h2 id={id} className="font-medium">
          {title}
        </h2>
        {note && <p className={css.note}>{note}</p>}
        {aside && <div className={css.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  )
}

/** Main column and side column (316 to 404 px); below 1100 px the side goes under. */
export function TwoColumns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className={css.columns}>
      <div className={css.main}>{children}</div>
      <div className={css.side}>{side}</div>
    </div>
  )
}
