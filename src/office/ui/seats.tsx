import { seatCopy } from '#content/en/office/shell.ts'
import css from './seats.module.css'

type SeatCounts = { paid: number; held?: number; offered?: number; free: number }
const kinds = ['paid', 'held', 'offered', 'free'] as const

/** One mark a seat: filled = paid, half = at checkout, ring with a dot = offered, empty = free. */
export function Seats(counts: SeatCounts) {
  const parts = kinds.filter((kind) => counts[kind]).map((kind) => `${counts[kind]} ${seatCopy[kind]}`)
  return (
    <span className={`inline-flex gap-4 ${css.seats}`} role="img" aria-label={seatCopy.all(parts)}>
      {kinds.flatMap((kind) =>
        Array.from({ length: counts[kind] ?? 0 }, (_seat, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats of a kind are alike.
          <i key={`${kind}${index}`} className={css.seat} data-kind={kind} />
        )),
      )}
    </span>
  )
}

/** Always on the same screen as the marks: they mean the reverse of the public panel. */
export function SeatsLegend() {
  return (
    <span className={`inline-flex note text-slate ${css.legend}`}>
      {kinds.map((kind) => (
        <span key={kind} className="inline-flex items-center gap-4">
          <i className={css.seat} data-kind={kind} aria-hidden="true" />
          {seatCopy[kind]}
        </span>
      ))}
    </span>
  )
}
