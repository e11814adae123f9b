import { useQueryClient } from '@tanstack/react-query'
import { verbName } from '#content/en/office/record/action-sentence.ts'
import { recordCopy as copy } from '#content/en/office/record/record.ts'
import { downloadFile } from '../../services/download.ts'
import { recordFiltersQuery } from '../../services/record.ts'
import { ChangeDialog } from '../../ui/dialog/change-dialog.tsx'
import { Facts } from '../../ui/facts.tsx'
import type { RecordFilter } from './record-filter-bar.tsx'

type Props = { filter: RecordFilter; onClose: () => void }

export function ExportDialog({ filter, onClose }: Props) {
  const queries = useQueryClient()
  const people = queries.getQueryData(recordFiltersQuery.queryKey)?.people ?? []
  const who = people.find(({ id }) => id === filter.who)?.name ?? filter.who
  return (
    <ChangeDialog
      title={copy.exportTitle}
      happens={copy.exportHappens}
      submit={copy.exportSubmit}
      leave={copy.exportLeave}
      run={async () => {
        await downloadFile('GET /api/office/record/export.csv', { query: filter }, 'record.csv')
        await queries.invalidateQueries({ queryKey: ['record'] })
        return copy.exportDone
      }}
      onClose={onClose}
    >
      <Facts
        facts={[
          { label: copy.who, value: who || copy.everybody },
          { label: copy.what, value: filter.verb ? verbName(filter.verb) : copy.everything },
          ...(filter.about ? [{ label: copy.about, value: filter.about }] : []),
        ]}
      />
    </ChangeDialog>
  )
}
