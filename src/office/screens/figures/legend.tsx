import css from './legend.module.css'

type LegendEntry = { kind: 'ink' | 'outline' | 'orange' | 'gold' | 'hatched'; label: string }

export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <span className={`inline-flex gap-4-12 note text-slate ${css.legend}`}>
      {entries.map(({ kind, label }) => (
        <span key={kind} className={`inline-flex items-center ${css.entry}`}>
          <i className={css.mark} data-kind={kind} aria-hidden="true" />
          {label}
        </span>
      ))}
    </span>
  )
}
