import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { keysCopy } from '#content/en/office/shell.ts'
import { useKeys } from '../keyboard/keys.ts'
import type { Selection } from './table-types.ts'

type Options<Row> = {
  rows: readonly Row[]
  idOf: (row: Row) => string
  addressOf: ((row: Row) => string) | undefined
  selection: Selection<Row> | undefined
}

/** The row that j and k move, ↵ opens and x selects. Its element gets the focus, so that readers say it. */
export function useRowFocus<Row>({ rows, idOf, addressOf, selection }: Options<Row>) {
  const [current, setCurrent] = useState(0)
  const body = useRef<HTMLElement>(null)
  const navigate = useNavigate()
  const last = Math.max(0, rows.length - 1)
  const index = Math.min(current, last)
  useEffect(() => {
    if (current > last) setCurrent(last)
  }, [current, last])

  const move = (to: number) => {
    const next = Math.max(0, Math.min(last, to))
    setCurrent(next)
    const row = body.current?.querySelector<HTMLElement>(`[data-row="${next}"]`)
    row?.focus()
    row?.scrollIntoView({ block: 'nearest' })
  }
  const open = () => {
    const row = rows[index]
    if (row && addressOf) navigate({ to: addressOf(row) })
  }
  const anchor = useRef(0)
  const select = (from: number) => {
    if (!selection) return
    const [start, end] = from < index ? [from, index] : [index, from]
    const ids = rows.slice(start, end + 1).map(idOf)
    const isOne = start === end && selection.selected.has(ids[0] ?? '')
    const next = new Set(selection.selected)
    for (const id of ids) isOne ? next.delete(id) : next.add(id)
    anchor.current = index
    selection.onSelect(next)
  }

  useKeys([
    { key: 'j', says: keysCopy.next, run: () => move(isFocusIn(body.current) ? index + 1 : index) },
    { key: 'k', says: keysCopy.previous, run: () => move(index - 1) },
    ...(addressOf ? [{ key: 'enter', says: keysCopy.open, run: open }] : []),
    ...(selection
      ? [
          { key: 'x', says: keysCopy.select, run: () => select(index) },
          { key: 'shift+x', says: keysCopy.selectTo, run: () => select(anchor.current) },
        ]
      : []),
  ])
  return { body, current: index, setCurrent }
}

/** The first j goes to the current row, not past it. */
const isFocusIn = (body: HTMLElement | null) => body?.contains(document.activeElement) ?? false
