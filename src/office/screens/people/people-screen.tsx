import { useQuery } from '@tanstack/react-query'
import { peopleCopy as copy } from '#content/en/office/registrations/person.ts'
import { screenNames } from '#content/en/office/shell.ts'
import { shortDay } from '#content/en/office/times.ts'
import type { OfficePersonRow } from '#contract/office/people.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { readingList } from '../../services/queries.ts'
import { text, useSearchParams } from '../../services/search-params.ts'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ListBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { FilterBar } from '../../ui/table/filter-chips.tsx'
import type { TableColumn } from '../../ui/table/table-types.ts'
import css from './people-list.module.css'

const params = { q: text(), after: text(), before: text() }

export function PeopleScreen() {
  const [{ q, after, before }, change] = useSearchParams(params)
  const query = useQuery(readingList('GET /api/office/people', { query: { q, after, before } }))
  const today = dayOf(useAcademyNow())
  const turn = (wanted: { after?: string; before?: string }) => change({ after: '', before: '', ...wanted })
  return (
    <>
      <ScreenHead title={screenNames.people} />
      <ListBody>
        <FilterBar
          search={{
            label: copy.search,
            value: q,
            onChange: (typed) => change({ q: typed, after: '', before: '' }, { replace: true }),
          }}
          chips={[]}
        />
        <Loaded query={query}>
          {({ rows, next, previous }) => (
            <DataTable
              label={screenNames.people}
              columns={columnsOf(today)}
              rows={rows}
              idOf={({ id }) => id}
              nameOf={({ name }) => name}
              addressOf={({ id }) => `/people/${id}`}
              stack={(row) => stackOf(row, today)}
              pager={{
                span: copy.shown(rows.length),
                newer: previous === null ? undefined : () => turn({ before: previous }),
                older: next === null ? undefined : () => turn({ after: next }),
              }}
              empty={
                q ? <Empty title={copy.noneHere}>{copy.noneHereNote}</Empty> : <Empty title={copy.none} />
              }
            />
          )}
        </Loaded>
      </ListBody>
    </>
  )
}

type Row = OfficePersonRow
const kindOf = ({ hasAccount }: Row) => (hasAccount ? copy.hasAccount : copy.guest)
const lastOf = ({ lastRegisteredAt }: Row, today: Day) =>
  lastRegisteredAt === null ? '–' : shortDay(dayOf(new Date(lastRegisteredAt)), today)

function columnsOf(today: Day): TableColumn<Row>[] {
  return [
    {
      id: 'name',
      head: copy.person,
      link: true,
      cell: ({ name, email }) => (
        <>
          <strong className="font-medium">{name || email}</strong>{' '}
          <span className={`text-note text-slate ${css.email}`}>{name && email}</span>
        </>
      ),
    },
    { id: 'phone', head: copy.phone, cell: ({ phone }) => phone ?? '–' },
    { id: 'account', head: copy.account, cell: kindOf, quiet: true },
    {
      id: 'registrations',
      head: copy.registrations,
      cell: ({ registrations }) => registrations,
      align: 'right',
    },
    { id: 'last', head: copy.last, cell: (row) => lastOf(row, today), align: 'right', quiet: true },
  ]
}

function stackOf(row: Row, today: Day) {
  return {
    title: row.name || row.email,
    second: row.email,
    third: row.phone,
    amount: row.registrations,
    status: kindOf(row),
    note: lastOf(row, today),
  }
}
