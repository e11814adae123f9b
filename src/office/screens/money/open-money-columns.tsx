import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { creditCopy } from '#content/en/office/money/credit.ts'
import { moneyCopy as copy, disputeStates, reasonOf, refundStates } from '#content/en/office/money/money.ts'
import { shortDay } from '#content/en/office/times.ts'
import type { OfficeOpenMoney } from '#contract/office/money.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import { formatMoney } from '#domain/money/money.ts'
import { StatusWord } from '../../ui/status-word.tsx'
import type { StackedRow, TableColumn } from '../../ui/table/table-types.ts'
import css from './money.module.css'

type Refund = OfficeOpenMoney['refundsOpen'][number]
type Dispute = OfficeOpenMoney['disputes'][number]
type Unfinished = OfficeOpenMoney['unfinished'][number]
type Installment = OfficeOpenMoney['installments'][number]
type Credit = OfficeOpenMoney['credit'][number]
type Whose = { name: string; items: readonly string[]; amount: number }

const { sources } = creditCopy
const dayAt = (instant: string, today: Day) => shortDay(dayOf(new Date(instant)), today)
const itemsOf = ({ items }: Whose) => items.map(itemLabel).join(', ')
const person = { id: 'person', head: copy.person, link: true, cell: ({ name }: Whose) => <b>{name}</b> }
const what = { id: 'what', head: copy.what, cell: itemsOf }
const amount = {
  id: 'amount',
  head: copy.amount,
  align: 'right',
  cell: (row: Whose) => formatMoney(row.amount),
} as const

const RefundState = ({ state }: Refund) => (
  <StatusWord kind={state === 'failed' ? 'failed' : 'waits'}>{refundStates[state]}</StatusWord>
)

export const refundColumns = (today: Day): TableColumn<Refund>[] => [
  {
    id: 'since',
    head: copy.since,
    quiet: true,
    oneLine: true,
    cell: ({ decidedAt }) => dayAt(decidedAt, today),
  },
  { id: 'state', head: copy.state, cell: RefundState },
  person,
  what,
  { id: 'reason', head: copy.reason, quiet: true, cell: ({ reason }) => reasonOf(reason) },
  amount,
]

export const refundStack = (row: Refund, today: Day): StackedRow => ({
  title: row.name,
  second: itemsOf(row),
  third: `${dayAt(row.decidedAt, today)}, ${reasonOf(row.reason)}`,
  amount: formatMoney(row.amount),
  status: <RefundState {...row} />,
})

const DisputeState = ({ state }: Dispute) => (
  <StatusWord kind={state === 'open' ? 'failed' : 'waits'}>{disputeStates[state]}</StatusWord>
)

/** Disputes are answered on the provider's pages. */
const AnswerLink = ({ link }: Dispute) =>
  link ? (
    <a href={link} className={css.outside} target="_blank" rel="noreferrer">
      {copy.answer}
    </a>
  ) : (
    <span className={css.quiet}>{copy.noPage}</span>
  )

export const disputeColumns: TableColumn<Dispute>[] = [
  { id: 'state', head: copy.state, cell: DisputeState },
  person,
  what,
  { id: 'reference', head: copy.reference, quiet: true, cell: ({ id }) => id },
  { id: 'answer', head: copy.answerHead, cell: AnswerLink },
  amount,
]

export const disputeStack = (row: Dispute): StackedRow => ({
  title: row.name,
  second: itemsOf(row),
  third: <AnswerLink {...row} />,
  amount: formatMoney(row.amount),
  status: <DisputeState {...row} />,
})

export const unfinishedColumns = (today: Day): TableColumn<Unfinished>[] => [
  {
    id: 'registered',
    head: copy.registered,
    quiet: true,
    oneLine: true,
    cell: (row) => dayAt(row.registeredAt, today),
  },
  person,
  {
    id: 'email',
    head: copy.email,
    cell: ({ email }) => (
      <a className={css.outside} href={`mailto:${email}`}>
        {email}
      </a>
    ),
  },
  {
    id: 'phone',
    head: copy.phone,
    cell: ({ phone }) => (
      <a className={css.outside} href={`tel:${phone}`}>
        {phone}
      </a>
    ),
  },
  what,
  { id: 'declined', head: copy.declined, quiet: true, cell: ({ declined }) => copy.times(declined) },
  amount,
]

export const unfinishedStack = (row: Unfinished, today: Day): StackedRow => ({
  title: row.name,
  second: itemsOf(row),
  third: (
    <a className={css.outside} href={`tel:${row.phone}`}>
      {row.phone}
    </a>
  ),
  status: dayAt(row.registeredAt, today),
  amount: formatMoney(row.amount),
  note: row.declined > 0 && copy.declinedTimes(row.declined),
})

const DueDay = ({ dueDay, overdue, today }: Installment & { today: Day }) =>
  overdue ? (
    <StatusWord kind="failed">{`${copy.overdue}, ${shortDay(dueDay, today)}`}</StatusWord>
  ) : (
    shortDay(dueDay, today)
  )

export const installmentColumns = (today: Day): TableColumn<Installment>[] => [
  { id: 'due', head: copy.due, oneLine: true, cell: (row) => <DueDay {...row} today={today} /> },
  person,
  what,
  { id: 'number', head: copy.number, quiet: true, cell: ({ position, of }) => copy.numberOf(position, of) },
  amount,
]

export const installmentStack = (row: Installment, today: Day): StackedRow => ({
  title: row.name,
  second: `${itemsOf(row)}, ${copy.numberOf(row.position, row.of)}`,
  amount: formatMoney(row.amount),
  status: <DueDay {...row} today={today} />,
})

export const creditColumns = (today: Day): TableColumn<Credit>[] => [
  { id: 'person', head: copy.person, link: true, cell: ({ name }) => <b>{name}</b> },
  { id: 'email', head: copy.email, quiet: true, cell: ({ email }) => email },
  { id: 'source', head: copy.source, cell: ({ source }) => sources[source] },
  {
    id: 'until',
    head: copy.until,
    quiet: true,
    oneLine: true,
    cell: ({ expiresOn }) => shortDay(expiresOn, today),
  },
  { id: 'amount', head: copy.amount, align: 'right', cell: (row) => formatMoney(row.amount) },
]

export const creditStack = (row: Credit, today: Day): StackedRow => ({
  title: row.name,
  second: row.email,
  third: sources[row.source],
  amount: formatMoney(row.amount),
  note: copy.untilDay(shortDay(row.expiresOn, today)),
})
