import type { ReactNode } from 'react'
import { keysCopy, tableCopy } from '#content/en/office/shell.ts'
import { KeyCap } from '../keyboard/key-cap.tsx'
import { useKeys } from '../keyboard/keys.ts'
import css from './table-foot.module.css'
import type { Pager, Selection, Sums, TableColumn } from './table-types.ts'

type Props<Row> = {
  pager: Pager | undefined
  selection: Selection<Row> | undefined
  picked: readonly Row[]
  sums: Sums | undefined
  columns: readonly TableColumn<Row>[]
}

/** Paging; selecting rows turns it into an ink bar of bulk actions. */
export function TableFoot<Row>({ pager, selection, picked, sums, columns }: Props<Row>) {
  const isSelecting = picked.length > 0
  const clear = () => selection?.onSelect(new Set())
  useKeys(isSelecting ? [{ key: 'escape', says: tableCopy.clear, run: clear }] : [])
  return (
    <>
      {sums && <StackedSums sums={sums} columns={columns} />}
      <div className={`row items-center flex-none ${css.foot}`} data-selecting={isSelecting || undefined}>
        <div className="flex gap-14" aria-live="polite">
          {isSelecting && <strong>{tableCopy.selected(picked.length)}</strong>}
          {isSelecting && selection?.note && <span className={css.note}>{selection.note(picked)}</span>}
        </div>
        {isSelecting && selection?.actions(picked)}
        {isSelecting && (
          <BarAction hint="escape" onClick={clear}>
            {tableCopy.clear}
          </BarAction>
        )}
        {pager && <Paging {...pager} />}
      </div>
    </>
  )
}

/** One bulk action in the ink bar. Its key is bound with useKeys by the screen. */
export function BarAction(props: { children: ReactNode; hint?: string; onClick: () => void }) {
  return (
    <button type="button" className={css.action} onClick={props.onClick}>
      {props.children} {props.hint && <KeyCap of={props.hint} />}
    </button>
  )
}

function Paging({ span, newer, older }: Pager) {
  useKeys([
    ...(newer ? [{ key: 'pageup', says: keysCopy.newer, run: newer }] : []),
    ...(older ? [{ key: 'pagedown', says: keysCopy.older, run: older }] : []),
  ])
  return (
    <nav className={`flex items-center gap-8 ${css.paging}`} aria-label={tableCopy.paging}>
      <span className={css.span}>{span}</span>
      {(newer || older) && <PageButtons newer={newer} older={older} />}
    </nav>
  )
}

function PageButtons({ newer, older }: Omit<Pager, 'span'>) {
  return (
    <>
      <button
        type="button"
        className={`text-note field-frame rounded ${css.page}`}
        aria-disabled={!newer || undefined}
        onClick={newer}
      >
        {tableCopy.newer}
      </button>
      <button
        type="button"
        className={`text-note field-frame rounded ${css.page}`}
        aria-disabled={!older || undefined}
        onClick={older}
      >
        {tableCopy.older}
      </button>
    </>
  )
}

function StackedSums<Row>({ sums, columns }: { sums: Sums; columns: readonly TableColumn<Row>[] }) {
  return (
    <dl className={`row py-12 font-medium ${css.sums}`}>
      <div>
        <dt className="only-read">{sums.note}</dt>
        <dd>{sums.title}</dd>
      </div>
      {columns
        .filter(({ id }) => id in sums.values)
        .map(({ id, head }) => (
          <div key={id}>
            <dt className="text-note text-slate font-normal">{head}</dt>
            <dd>{sums.values[id]}</dd>
          </div>
        ))}
    </dl>
  )
}
