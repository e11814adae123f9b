import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { registrationsCopy as copy } from '#content/en/office/registrations/registrations.ts'
import { screenNames } from '#content/en/office/shell.ts'
import { dayAndTime, shortDay } from '#content/en/office/times.ts'
import type { OfficeRegistrationRow, OfficeRegistrations } from '#contract/office/registrations.ts'
import { dayOf } from '#domain/dates/days.ts'
import { formatMoney, sum } from '#domain/money/money.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { downloadFile } from '../../services/download.ts'
import { readingList } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { useSearchParams } from '../../services/search-params.ts'
import { Button } from '../../ui/button.tsx'
import { useKeys } from '../../ui/keyboard/keys.ts'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ListBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { FilterBar } from '../../ui/table/filter-chips.tsx'
import type { Sums } from '../../ui/table/table-types.ts'
import { BulkActions } from './bulk-actions.tsx'
import { columnsOf, personOf, stackOf } from './columns.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { chipsOf, type Filter, filterOf, params } from './filters.ts'
import { NothingFits } from './nothing-fits.tsx'
import { ViewTabs } from './view-tabs.tsx'

const pageSize = '50'

export function RegistrationsScreen() {
  const [values, change] = useSearchParams(params)
  const [isFiltering, setFiltering] = useState(false)
  const filter = filterOf(values)
  const { sort, after, before } = values
  const query = useQuery(
    readingList('GET /api/office/registrations', {
      query: { ...filter, sort, after, before, limit: pageSize },
    }),
  )
  const set = (wanted: Partial<Filter>) => change({ ...wanted, after: '', before: '' }, { replace: true })
  const exportAll = () =>
    downloadFile('GET /api/office/registrations/export.csv', { query: filter }, 'registrations.csv').catch(
      (failure) => showToast({ text: sentenceOf(failure) }),
    )
  const count = query.data?.totals?.count
  useKeys([{ key: 'e', says: copy.export(count), run: exportAll }])
  return (
    <>
      <ScreenHead
        title={screenNames.registrations}
        actions={
          <>
            <Button hint="e" onClick={exportAll}>
              {copy.export(count)}
            </Button>
            <Button kind="strong" onClick={() => copyText(location.href, copy.copied)}>
              {copy.copyLink}
            </Button>
          </>
        }
        tabs={<ViewTabs filter={filter} count={count} />}
      />
      <ListBody>
        <FilterBar
          search={{ label: copy.search, value: values.q, onChange: (q) => set({ q }) }}
          chips={chipsOf(filter, set)}
          onAdd={() => setFiltering(true)}
        />
        <Loaded query={query}>
          {(page) => <List page={page} filter={filter} sort={sort} set={set} change={change} />}
        </Loaded>
      </ListBody>
      {isFiltering && (
        <FilterDialog filter={filter} onClose={() => setFiltering(false)} onApply={(wanted) => set(wanted)} />
      )}
    </>
  )
}

type ListProps = {
  page: OfficeRegistrations
  filter: Filter
  sort: string
  set: (wanted: Partial<Filter>) => void
  change: (wanted: { sort?: never; after?: string; before?: string }) => void
}

function List({ page, filter, sort, set, change }: ListProps) {
  const now = useAcademyNow()
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const { rows, totals, next, previous } = page
  const today = dayOf(now)
  const by = sort.replace('-', '')
  const dayOfRow = (row: OfficeRegistrationRow | undefined) =>
    row ? shortDay(dayOf(new Date(row.registeredAt)), today) : ''
  const turn = (wanted: { after?: string; before?: string }) => change({ after: '', before: '', ...wanted })
  return (
    <DataTable
      label={screenNames.registrations}
      columns={columnsOf(today, (instant) => dayAndTime(instant, now))}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={personOf}
      addressOf={({ id }) => `/registrations/${id}`}
      stack={(row) => stackOf(row, today)}
      sort={{
        by: by === 'amount' ? 'net' : by,
        descending: sort.startsWith('-'),
        onSort: (column) => {
          const name = column === 'net' ? 'amount' : column
          change({ sort: (sort === `-${name}` ? name : `-${name}`) as never, after: '', before: '' })
        },
      }}
      selection={{
        selected,
        onSelect: select,
        note: (picked) => copy.paid(formatMoney(sum(picked.map(({ net }) => net)))),
        actions: (picked) => <BulkActions rows={picked} today={today} onDone={() => select(new Set())} />,
      }}
      sums={sumsOf(totals)}
      pager={{
        span:
          rows.length > 0
            ? copy.span(dayOfRow(rows[0]), dayOfRow(rows.at(-1)), rows.length, totals?.count)
            : '',
        newer: previous === null ? undefined : () => turn({ before: previous }),
        older: next === null ? undefined : () => turn({ after: next }),
      }}
      empty={
        chipsOf(filter, set).length + filter.q.length === 0 ? (
          <Empty title={copy.none} />
        ) : (
          <NothingFits filter={filter} set={set} />
        )
      }
    />
  )
}

function sumsOf(totals: OfficeRegistrations['totals']): Sums {
  if (!totals) return { title: copy.tooMany, note: copy.tooManyNote, values: {} }
  const { count, refunded, disputed, net, due } = totals
  return {
    title: copy.sums(count),
    note:
      refunded + disputed > 0 &&
      copy.takenOff(formatMoney(refunded), disputed > 0 ? formatMoney(disputed) : null),
    values: { net: formatMoney(net), due: formatMoney(due) },
  }
}

async function copyText(text: string, says: string) {
  await navigator.clipboard.writeText(text)
  showToast({ text: says })
}
