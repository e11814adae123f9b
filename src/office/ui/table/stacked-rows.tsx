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
        const isSelected = selection?.selected.has(id) ?? false
        return (
          <li
            key={id}
            className={`flex gap-12 line-below relative ${css.row}`}
            data-selected={isSelected || undefined}
          >
            {selection && (
              <span className={`stack relative ${css.tick}`}>
                <Box
                  label={tableCopy.select(nameOf(row))}
                  checked={isSelected}
                  onChange={(on) => select(id, on)}
                />
              </span>
            )}
            <Stack {...stack(row)} to={addressOf?.(row)} />
          </li>
        )
      })}
    </ul>
  )
}

type StackProps = ReturnType<TableProps<unknown>['stack']> & { to: string | undefined }

function Stack({ title, second, third, amount, status, note, to }: StackProps) {
  const hasThird = Boolean(third || note)
  return (
    <>
      <div className={`flex-1 min-w-0 ${css.left}`}>
        <p className="font-medium">
          {to === undefined ? (
            title
          ) : (
            <Link to={to} className={css.link}>
              {title}
            </Link>
          )}
        </p>
        <p className="text-slate">{second}</p>
        {hasThird && <p className="text-note text-slate">{third}</p>}
      </div>
      <div className={`flex-none text-right ${css.right}`}>
        <p className="font-medium">{amount}</p>
        <p>{status}</p>
        {hasThird && <p className="text-note text-slate">{note}</p>}
      </div>
    </>
  )
}
