import { courseIds, programOf } from '#content/catalogue.ts'
import { pricesCopy as copy, coursesCopy } from '#content/en/office/catalogue/catalogue.ts'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { screenNames } from '#content/en/office/shell.ts'
import type { PriceEntry } from '#contract/catalogue/courses.ts'
import type { OfficeEntryHead } from '#contract/office/entries.ts'
import { isProgramId, programIds } from '#domain/catalogue/catalogue.ts'
import { formatMoney } from '#domain/money/money.ts'
import { useEntries } from '../../entries/use-entry.ts'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ListBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { StatusWord } from '../../ui/status-word.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { TableColumn } from '../../ui/table/table-types.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { Marks } from './entry-list.tsx'
import { ruleOf } from './price-table.tsx'
import { calculatedSavings } from './savings.ts'

type Row = { id: string; entry: OfficeEntryHead | undefined }

const priceOf = ({ entry }: Row) => (entry?.data ?? null) as PriceEntry | null
const moneyOf = (row: Row, which: 'charged' | 'listed') => {
  const price = priceOf(row)
  return price ? formatMoney(price[which]) : copy.none
}

const columns: readonly TableColumn<Row>[] = [
  { id: 'item', head: copy.columns.item, link: true, cell: ({ id }) => <strong>{itemLabel(id)}</strong> },
  { id: 'charged', head: copy.columns.charged, align: 'right', cell: (row) => moneyOf(row, 'charged') },
  { id: 'listed', head: copy.columns.listed, align: 'right', cell: (row) => moneyOf(row, 'listed') },
  { id: 'rule', head: copy.columns.rule, quiet: true, cell: (row) => ruleText(row) },
  { id: 'savings', head: copy.columns.savings, cell: (row) => <Savings id={row.id} /> },
  {
    id: 'next',
    head: copy.columns.next,
    align: 'right',
    cell: ({ entry }) => entry && <Marks entry={entry} />,
  },
]

const ruleText = (row: Row) => {
  const price = priceOf(row)
  return price ? ruleOf(price) : coursesCopy.noPrice
}

/** What each course and program costs, and when that changes. */
export function PricesScreen() {
  const list = useEntries('price')
  return (
    <>
      <ScreenHead
        title={screenNames.prices}
        actions={<TextLink to="/tuition-terms">{screenNames.terms}</TextLink>}
      />
      <ListBody>
        <Loaded query={list}>
          {({ entries }) => (
            <DataTable
              label={screenNames.prices}
              columns={columns}
              rows={rowsOf(entries)}
              idOf={({ id }) => id}
              nameOf={({ id }) => itemLabel(id)}
              addressOf={({ id }) => `/prices/${id}`}
              stack={(row) => ({
                title: itemLabel(row.id),
                second: ruleText(row),
                third: <Savings id={row.id} />,
                amount: moneyOf(row, 'charged'),
                note: copy.listedAt(moneyOf(row, 'listed')),
              })}
              empty={null}
            />
          )}
        </Loaded>
      </ListBody>
    </>
  )
}

function rowsOf(entries: readonly OfficeEntryHead[]): Row[] {
  const ids = [...new Set([...courseIds(), ...entries.map(({ key }) => key)])]
  const ordered = [...ids.filter((id) => !isProgramId(id)), ...programIds]
  return ordered.map((id) => ({ id, entry: entries.find(({ key }) => key === id) }))
}

function Savings({ id }: { id: string }) {
  if (!isProgramId(id)) return null
  const { savings } = programOf(id)
  const calculated = calculatedSavings(id)
  if (savings === calculated) return `${savings} %`
  return <StatusWord kind="waits">{copy.savingsDiffers(savings, calculated)}</StatusWord>
}
