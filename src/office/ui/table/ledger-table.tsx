import { ledgerCopy as copy } from '#content/en/office/shell.ts'
import { type Cents, formatMoney } from '#domain/money/money.ts'
import { StatusWord } from '../status-word.tsx'
import css from './ledger-table.module.css'

type LedgerLine = {
  id: string
  day: string
  what: string
  reference?: string | undefined
  in?: Cents | undefined
  back?: Cents | undefined
  /** Owed after this line. */
  owed: Cents
  /** future: expected, in slate. overdue: expected before today. void: failed or reversed; struck, never removed. */
  state?: 'future' | 'overdue' | 'void' | undefined
}

type Props = { label: string; lines: readonly LedgerLine[]; sums: { in: Cents; back: Cents; owed: Cents } }

const sum = (amount: Cents | undefined) => (amount === undefined ? '' : formatMoney(amount))

function Reference({ state, reference }: LedgerLine) {
  if (state === 'overdue') return <StatusWord kind="failed">{copy.overdue}</StatusWord>
  return state === 'future' ? copy.expected : reference
}

/** Money of a registration: day, what, reference, in, back, owed after it. */
export function LedgerTable({ label, lines, sums }: Props) {
  return (
    <table className={`table ${css.ledger}`} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{copy.day}</th>
          <th scope="col">{copy.what}</th>
          <th scope="col">{copy.reference}</th>
          <th scope="col" className={css.sum}>
            {copy.in}
          </th>
          <th scope="col" className={css.sum}>
            {copy.back}
          </th>
          <th scope="col" className={css.sum}>
            {copy.owed}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} data-state={line.state} className={css.line}>
            <td className={css.day}>{line.day}</td>
            <td className={css.what}>{line.what}</td>
            <td className={css.reference}>
              <Reference {...line} />
            </td>
            <td className={css.in} data-label={copy.in}>
              {sum(line.in)}
            </td>
            <td className={css.back} data-label={copy.back}>
              {sum(line.back)}
            </td>
            <td className={css.owed}>{sum(line.owed)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={css.sums}>
          <th scope="row" colSpan={3}>
            {copy.today}
          </th>
          <td className={css.in}>{sum(sums.in)}</td>
          <td className={css.back}>{sum(sums.back)}</td>
          <td className={css.owed}>{sum(sums.owed)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
