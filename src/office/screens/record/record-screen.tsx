import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recordCopy as copy } from '#content/en/office/record/record.ts'
import { screenNames } from '#content/en/office/shell.ts'
import { shortDay } from '#content/en/office/times.ts'
import type { OfficeRecord } from '#contract/staff/staff.ts'
import { dayOf } from '#domain/dates/days.ts'
import { readingList } from '../../services/queries.ts'
import { recordFiltersQuery } from '../../services/record.ts'
import { text, useSearchParams } from '../../services/search-params.ts'
import { Button } from '../../ui/button.tsx'
import { useKeys } from '../../ui/keyboard/keys.ts'
import { RecordEntries } from '../../ui/record/record-entries.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import { TableFoot } from '../../ui/table/table-foot.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { type RecordFilter, RecordFilterBar } from './record-filter-bar.tsx'

const params = { who: text(), verb: text(), about: text(), before: text(), after: text() }

export function RecordScreen() {
  const [{ before, after, ...searched }, change] = useSearchParams(params)
  const filter = searched as RecordFilter
  const [isExporting, setIsExporting] = useState(false)
  const query = useQuery(readingList('GET /api/office/record', { query: { ...filter, before, after } }))
  const filters = useQuery(recordFiltersQuery).data
  useKeys([{ key: 'e', says: copy.exportTitle, run: () => setIsExporting(true) }])
  return (
    <>
      <ScreenHead
        title={screenNames.record}
        aside={copy.note}
        actions={
          <Button hint="e" onClick={() => setIsExporting(true)}>
            {copy.export}
          </Button>
        }
      />
      <ScreenBody>
        <RecordFilterBar
          filters={filters}
          filter={filter}
          onChange={(wanted) => change({ ...wanted, before: '', after: '' })}
        />
        <Loaded query={query}>
          {({ entries, newer, older }) =>
            entries.length === 0 ? (
              <Empty title={filter.who || filter.verb || filter.about ? copy.emptyFiltered : copy.empty} />
            ) : (
              <div>
                <RecordEntries entries={entries} />
                <TableFoot
                  pager={{
                    span: spanOf(entries),
                    newer: newer === null ? undefined : () => change({ after: String(newer), before: '' }),
                    older: older === null ? undefined : () => change({ before: String(older), after: '' }),
                  }}
                  selection={undefined}
                  picked={[]}
                  sums={undefined}
                  columns={[]}
                />
              </div>
            )
          }
        </Loaded>
      </ScreenBody>
      {isExporting && <ExportDialog filter={filter} onClose={() => setIsExporting(false)} />}
    </>
  )
}

function spanOf(entries: OfficeRecord['entries']): string {
  const today = dayOf(new Date())
  const dayAt = (at: string | undefined) => (at ? shortDay(dayOf(new Date(at)), today) : '')
  return copy.span(dayAt(entries[0]?.at), dayAt(entries.at(-1)?.at))
}
