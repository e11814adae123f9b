import { Link, useNavigate } from '@tanstack/react-router'
import { rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { type MouseEvent, type RefObject, useMemo } from 'react'
import { tableCopy } from '#content/en/office/shell.ts'
import { Box } from '../choice-row.tsx'
import { usePhone } from '../screen/use-phone.ts'
import css from './data-table.module.css'
import { StackedRows } from './stacked-rows.tsx'
import { TableFoot } from './table-foot.tsx'
import type { Selection, Sort, Sums, TableColumn, TableProps } from './table-types.ts'
import { useRowFocus } from './use-row-focus.ts'

const features = tableFeatures({ rowSelectionFeature })

/** A list that fills its screen: rows scroll, head and foot stay. On the phone rows stack. */
export function DataTable<Row extends object>(props: TableProps<Row>) {
  const { rows, selection, pager, sums, empty } = props
  const isPhone = usePhone()
  const picked = selection ? rows.filter((row) => selection.selected.has(props.idOf(row))) : []
  return (
    <div className="flex flex-1 min-h-0 flex-col">
      {rows.length === 0 ? (
        <div className="flex-1">{empty}</div>
      ) : isPhone ? (
        <StackedRows {...props} />
      ) : (
        <WideTable {...props} />
      )}
      {(pager || selection) && (
        <TableFoot
          pager={pager}
          selection={selection}
          picked={picked}
          sums={isPhone ? sums : undefined}
          columns={props.columns}
        />
      )}
    </div>
  )
}

function WideTable<Row extends object>(props: TableProps<Row>) {
  const { label, columns, rows, idOf, selection, sort, sums } = props
  const focus = useRowFocus({ rows, idOf, addressOf: props.addressOf, selection })
  const table = useSelectableRows(props)
  return (
    <div className={`flex-1 min-h-0 ${css.scroller}`}>
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={css.tick}>
                <Box
                  label={tableCopy.selectAll}
                  checked={table.getIsAllRowsSelected()}
                  some={table.getIsSomeRowsSelected()}
                  onChange={(on) => table.toggleAllRowsSelected(on)}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody ref={focus.body as RefObject<HTMLTableSectionElement | null>}>
          {table.getRowModel().rows.map((row, index) => (
            <BodyRow
              key={row.id}
              {...props}
              row={row.original}
              index={index}
              isCurrent={index === focus.current}
              isSelected={row.getIsSelected()}
              onSelect={(on) => row.toggleSelected(on)}
              onFocus={() => focus.setCurrent(index)}
            />
          ))}
        </tbody>
        {sums && <SumsRow sums={sums} columns={columns} selection={selection} />}
      </table>
    </div>
  )
}

/** The table model, which keeps the ticked rows in the caller's selection. */
function useSelectableRows<Row extends object>({ columns, rows, idOf, selection }: TableProps<Row>) {
  const rowSelection = useMemo(
    () => Object.fromEntries([...(selection?.selected ?? [])].map((id) => [id, true as const])),
    [selection?.selected],
  )
  const data = useMemo(() => [...rows], [rows])
  const definitions = useMemo(() => columns.map(({ id }) => ({ id })), [columns])
  return useTable({
    features,
    columns: definitions,
    data,
    getRowId: idOf,
    state: { rowSelection },
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(rowSelection) : change
      selection?.onSelect(new Set(Object.keys(next).filter((id) => next[id])))
    },
  })
}

function Head<Row>({ column, sort }: { column: TableColumn<Row>; sort: Sort | undefined }) {
  const isSorted = sort?.by === column.id
  const order = isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined
  return (
    <th scope="col" className={css.head} data-align={column.align} aria-sort={order}>
      {sort && column.sortable ? (
        <button type="button" className={css.sort} onClick={() => sort.onSort(column.id)}>
          {column.head}
          {isSorted && <span aria-hidden="true">{sort.descending ? ' ↓' : ' ↑'}</span>}
        </button>
      ) : (
        column.head
      )}
    </th>
  )
}

type BodyRowProps<Row> = TableProps<Row> & {
  row: Row
  index: number
  isCurrent: boolean
  isSelected: boolean
  onSelect: (on: boolean) => void
  onFocus: () => void
}

function BodyRow<Row>({ row, index, isCurrent, isSelected, onSelect, onFocus, ...table }: BodyRowProps<Row>) {
  const navigate = useNavigate()
  const address = table.addressOf?.(row)
  const open = (event: MouseEvent<HTMLElement>) => {
    const isOwn = event.target instanceof Element && event.target.closest('a, button, input, label')
    // A click that ends a selection of text opens nothing.
    if (address && !isOwn && !getSelection()?.toString()) navigate({ to: address })
  }
  return (
    <tr
      className={css.row}
      data-row={index}
      data-current={isCurrent || undefined}
      data-selected={isSelected || undefined}
      data-opens={address ? true : undefined}
      aria-selected={table.selection ? isSelected : undefined}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      onClick={open}
    >
      {table.selection && (
        <td className={css.tick}>
          <Box label={tableCopy.select(table.nameOf(row))} checked={isSelected} onChange={onSelect} />
        </td>
      )}
      {table.columns.map((column) => (
        <td
          key={column.id}
          className={css.cell}
          data-align={column.align}
          data-quiet={column.quiet || undefined}
          data-one-line={column.oneLine || undefined}
        >
          {column.link && address ? (
            <Link to={address} className={css.link} tabIndex={-1}>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}

type SumsRowProps<Row> = {
  sums: Sums
  columns: readonly TableColumn<Row>[]
  selection: Selection<Row> | undefined
}

function SumsRow<Row>({ sums, columns, selection }: SumsRowProps<Row>) {
  const first = columns.findIndex(({ id }) => id in sums.values)
  const span = first === -1 ? columns.length : first
  return (
    <tfoot>
      <tr className={css.sums}>
        <th scope="row" colSpan={span + (selection ? 1 : 0)}>
          {sums.title}{' '}
          {sums.note && <span className={`text-slate font-normal ${css.note}`}>{sums.note}</span>}
        </th>
        {columns.slice(span).map((column) => (
          <td key={column.id} className={css.cell} data-align={column.align}>
            {sums.values[column.id]}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
