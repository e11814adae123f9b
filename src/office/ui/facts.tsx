import type { ReactNode } from 'react'
import css from './facts.module.css'

/** `long`: on the phone it has a line of its own. */
export type Fact = { label: string; value: ReactNode; long?: boolean }

/** The strip between gold and line: label over value. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={`row line-below ${css.strip}`}>
      {facts.map(({ label, value, long }) => (
        <div key={label} className={css.fact} data-long={long || undefined}>
          <dt className="note text-slate">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Large serif figures with their words, as on Figures and Today. */
export function BigFigures({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.figures}>
      {facts.map(({ label, value }) => (
        <div key={label} className={css.figure}>
          <dt className="note text-slate">{label}</dt>
          <dd className={`font-medium font-serif ${css.large}`}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
