import { itemLabel } from '#content/en/office/catalogue/items.ts'
import {
  registrationsCopy as copy,
  erasedName,
  statusOf,
} from '#content/en/office/registrations/registrations.ts'
import { shortDay } from '#content/en/office/times.ts'
import type { OfficeRegistrationRow } from '#contract/office/registrations.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import { type Cents, formatMoney } from '#domain/money/money.ts'
import { StatusWord } from '../../ui/status-word.tsx'
import type { StackedRow, TableColumn } from '../../ui/table/table-types.ts'
import css from './registrations-list.module.css'

type Row = OfficeRegistrationRow

export const personOf = ({ name }: Pick<Row, 'name'>) => name || erasedName

const sumOf = (amount: Cents) => (amount === 0 ? '–' : formatMoney(amount))
/** '2026-1184': the academy's own letters say nothing here. */
const numberOf = ({ receiptNumber }: Row) => receiptNumber?.replace(/^\D+/, '') ?? '–'
const whatOf = ({ items }: Row) => items.map(itemLabel).join(', ')

function firstDayOf({ courses, firstDay }: Row, today: Day): string {
  if (courses === 0) return copy.canceled
  return firstDay === null ? copy.withoutDate : shortDay(firstDay, today)
}

function Status({ row }: { row: Row }) {
  const { word, kind } = statusOf(row)
  return <StatusWord kind={kind}>{word}</StatusWord>
}

export function columnsOf(today: Day, when: (instant: string) => string): TableColumn<Row>[] {
  return [
    { id: 'number', head: copy.number, cell: numberOf, quiet: true, oneLine: true },
    {
      id: 'registered',
      head: copy.registered,
      cell: ({ registeredAt }) => when(registeredAt),
      quiet: true,
      oneLine: true,
      sortable: true,
    },
    { id: 'name', head: copy.person, cell: (row) => <Person row={row} />, link: true, sortable: true },
    { id: 'what', head: copy.what, cell: whatOf },
    { id: 'firstDay', head: copy.firstDay, cell: (row) => firstDayOf(row, today), oneLine: true },
    { id: 'status', head: copy.status, cell: (row) => <Status row={row} />, oneLine: true },
    { id: 'net', head: copy.paidNet, cell: ({ net }) => sumOf(net), align: 'right', sortable: true },
    { id: 'due', head: copy.due, cell: ({ due }) => sumOf(due), align: 'right' },
    {
      id: 'language',
      head: <span className="only-read">{copy.filters.language}</span>,
      cell: ({ language }) => language.toUpperCase(),
      quiet: true,
      oneLine: true,
    },
  ]
}

function Person({ row }: { row: Row }) {
  return (
    <>
      <strong className="font-medium">{personOf(row)}</strong>{' '}
      <span className={`text-note text-slate ${css.email}`}>{row.email}</span>
    </>
  )
}

export function stackOf(row: Row, today: Day): StackedRow {
  const number = row.receiptNumber ? `${numberOf(row)} · ` : ''
  return {
    title: personOf(row),
    second: whatOf(row),
    third: `${number}${shortDay(dayOf(new Date(row.registeredAt)), today)}`,
    amount: sumOf(row.net),
    status: <Status row={row} />,
    note: row.due > 0 && copy.dueNote(formatMoney(row.due)),
  }
}
