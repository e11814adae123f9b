import { Link } from '@tanstack/react-router'
import { tableCopy } from '#content/en/office/shell.ts'
import { Box } from '../choice-row.tsx'
import css from './stacked-rows.module.css'
import type { TableProps } from './table-types.ts'

/** The rows of a table on the phone, in two lines or three. */
export function StackedRows<Row>({
  label,
  rows,
  idOf,
  nameOf,
  addressOf,
  stack,
  selection,
}: TableProps<Row>) {
  const select = (id: string, on: boolean) => {
    const next = new Set(selection?.selected)
    if (on) next.add(id)
    else next.delete(id)
    selection?.onSelect(next)
  }
  return (
    <ul className={css.rows} aria-label={label}>
      {rows.map((row) => {
        const id = idOf(row)
        const { title, second, third, amount, status, note } = stack(row)
        const hasThird = Boolean(third || note)
        const isSelected = selection?.selected.has(id) ?? false
        return (
          <li key={id} className={css.row} data-selected={isSelected || undefined}>
            {selection && (
              <span className={css.tick}>
                <Box
                  label={tableCopy.select(nameOf(row))}
                  checked={isSelected}
                  onChange={(on) => select(id, on)}
                />
              </span>
            )}
            <div className={css.left}>
              <p className={css.title}>
                {addressOf ? (
                  <Link to={addressOf(row)} className={css.link}>
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </p>
              <p className={css.second}>{second}</p>
              {hasThird && <p className={css.note}>{third}</p>}
            </div>
            <div className={css.right}>
              <p className={css.title}>{amount}</p>
              <p>{status}</p>
              {hasThird && <p className={css.note}>{note}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
