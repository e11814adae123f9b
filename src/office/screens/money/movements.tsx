import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { moneyCopy as copy, movementWords } from '#content/en/office/money/money.ts'
import { erasedName } from '#content/en/office/registrations/registrations.ts'
import { screenNames } from '#content/en/office/shell.ts'
import { daySpan, shortDay, timeOf } from '#content/en/office/times.ts'
import type { OfficeFees, OfficeMoney, OfficeMovement } from '#contract/office/money.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import { formatMoney, sum } from '#domain/money/money.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { Empty } from '../../ui/screen/states.tsx'
import { StatusWord } from '../../ui/status-word.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { FilterBar } from '../../ui/table/filter-chips.tsx'
import type { StackedRow, TableColumn } from '../../ui/table/table-types.ts'
import { TextButton } from '../../ui/text-link.tsx'
import { type MovementFilter, movementKinds } from './filters.ts'
import css from './money.module.css'
import { SpanSums } from './span-sums.tsx'

type Shown = Pick<MovementFilter, 'kind' | 'provider'> & { q: string }
type Changed = Partial<MovementFilter & Shown> & { after?: string; before?: string }
type Props = {
  page: OfficeMoney
  /** Undefined until the provider has answered, and if it does not. */
  fees: OfficeFees | undefined
  feesFailed: boolean
  filter: Shown
  onChange: (wanted: Changed) => void
  onFilter: () => void
}

export function Movements({ page, fees, feesFailed, filter, onChange, onFilter }: Props) {
  const today = dayOf(useAcademyNow())
  const { kind, provider, q } = filter
  const turn = (wanted: Changed) => onChange({ after: '', before: '', ...wanted })
  const chips = [
    { name: copy.days, value: daySpan(page.from, page.to, today), onOpen: onFilter },
    {
      name: copy.kind,
      value: kind.length === 0 ? copy.all : kind.map((one) => movementWords[one]).join(', '),
      onOpen: onFilter,
      ...(kind.length > 0 && { onDrop: () => turn({ kind: [] }) }),
    },
    {
      name: copy.provider,
      value: copy.providers[provider],
      onOpen: onFilter,
      ...(provider !== '' && { onDrop: () => turn({ provider: '' }) }),
    },
  ]
  return (
    <>
      <FilterBar
        search={{ label: copy.search, value: q, onChange: (typed) => turn({ q: typed }) }}
        chips={chips}
        onAdd={onFilter}
      />
      <div className={`stack flex-1 min-h-0 ${css.columns}`}>
        <div className="flex min-w-0 min-h-0 flex-col">
          <MovementTable page={page} fees={fees} filter={filter} today={today} turn={turn} />
        </div>
        <SpanSums page={page} fees={fees} feesFailed={feesFailed} today={today} />
      </div>
    </>
  )
}

type TableProps = Pick<Props, 'page' | 'fees' | 'filter'> & { today: Day; turn: (wanted: Changed) => void }

function MovementTable({ page, fees, filter, today, turn }: TableProps) {
  const { rows, next, previous } = page
  const net = page.in - page.back
  // The provider lists its fees by kind only.
  const fee = fees && filter.q === '' && filter.provider === '' ? feeOfKinds(fees, filter.kind) : null
  const dayOfRow = (row: OfficeMovement | undefined) => (row ? shortDay(row.day, today) : '')
  return (
    <DataTable
      label={screenNames.money}
      columns={columnsOf(today, fees)}
      rows={rows}
      idOf={({ id }) => String(id)}
      nameOf={(row) => `${movementWords[row.kind]}, ${personOf(row)}`}
      addressOf={({ registrationId }) => `/registrations/${registrationId}`}
      stack={(row) => stackOf(row, today)}
      sums={{
        title: copy.count(rows.length, page.count),
        note: fee === null ? copy.net(formatMoney(net)) : copy.netAfter(formatMoney(net - fee)),
        values: {
          in: formatMoney(page.in),
          back: formatMoney(page.back),
          fee: fee !== null && formatMoney(fee),
        },
      }}
      pager={{
        span: copy.span(dayOfRow(rows[0]), dayOfRow(rows.at(-1))),
        newer: previous === null ? undefined : () => turn({ before: previous }),
        older: next === null ? undefined : () => turn({ after: next }),
      }}
      empty={<NoMovement filter={filter} turn={turn} />}
    />
  )
}

function NoMovement({ filter: { kind, provider, q }, turn }: Pick<TableProps, 'filter' | 'turn'>) {
  if (q !== '')
    return (
      <Empty title={copy.nothingFound(q)}>
        <TextButton onClick={() => turn({ q: '' })}>{copy.everything}</TextButton>
      </Empty>
    )
  return (
    <Empty title={kind.length > 0 || provider !== '' ? copy.noneOfKind : copy.noMovement}>
      <TextButton onClick={() => turn({ from: '', to: '', kind: [], provider: '' })}>
        {copy.thisMonth}
      </TextButton>
    </Empty>
  )
}

/** Of the whole filter; no kind means all. */
function feeOfKinds({ byKind }: OfficeFees, kinds: MovementFilter['kind']): number {
  const chosen = kinds.length > 0 ? kinds : movementKinds
  return sum(chosen.map((kind) => byKind[kind] ?? 0))
}

const amount = (cents: number) => (cents > 0 ? formatMoney(cents) : '')
const personOf = ({ name }: OfficeMovement) => name || erasedName
const itemsOf = ({ items }: OfficeMovement) => items.map(itemLabel).join(', ')

/** The time too, where the ledger had it on the same day. */
function whenOf({ day, recordedAt }: OfficeMovement, today: Day): string {
  const isSameDay = dayOf(new Date(recordedAt)) === day
  return `${shortDay(day, today)}${isSameDay ? `, ${timeOf(recordedAt)}` : ''}`
}

/** 'pi_3R…d2': enough to recognize it; the registration has all of it. */
const shortReference = (reference: string | null) =>
  reference && reference.length > 12 ? `${reference.slice(0, 5)}…${reference.slice(-3)}` : reference

function Kind({ of }: { of: OfficeMovement['kind'] }) {
  const needsLook = of === 'refund-reversed' ? 'failed' : of === 'dispute-opened' ? 'waits' : 'none'
  return <StatusWord kind={needsLook}>{movementWords[of]}</StatusWord>
}

function columnsOf(today: Day, fees: OfficeFees | undefined): TableColumn<OfficeMovement>[] {
  return [
    { id: 'when', head: copy.when, quiet: true, oneLine: true, cell: (row) => whenOf(row, today) },
    { id: 'kind', head: copy.kind, oneLine: true, cell: ({ kind }) => <Kind of={kind} /> },
    { id: 'person', head: copy.person, link: true, cell: (row) => <strong>{personOf(row)}</strong> },
    { id: 'what', head: copy.what, cell: itemsOf },
    {
      id: 'reference',
      head: copy.reference,
      quiet: true,
      oneLine: true,
      cell: ({ reference }) => (
        <span className={css.reference} title={reference ?? undefined}>
          {shortReference(reference)}
        </span>
      ),
    },
    { id: 'in', head: copy.in, align: 'right', cell: (row) => amount(row.in) },
    { id: 'back', head: copy.back, align: 'right', cell: (row) => amount(row.back) },
    {
      id: 'fee',
      head: copy.fee,
      align: 'right',
      quiet: true,
      cell: ({ id }) => amount(fees?.fees[id] ?? 0),
    },
  ]
}

function stackOf(row: OfficeMovement, today: Day): StackedRow {
  return {
    title: personOf(row),
    second: itemsOf(row),
    third: whenOf(row, today),
    amount: row.in > 0 ? formatMoney(row.in) : formatMoney(-row.back),
    status: <Kind of={row.kind} />,
  }
}
