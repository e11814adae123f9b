import { useQuery } from '@tanstack/react-query'
import type { OfficeRecord } from '#contract/office/staff.ts'
import { readingList } from '../../services/queries.ts'
import { RecordEntries } from '../../ui/record/record-entries.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'

const newest = readingList<OfficeRecord>('/record?limit=8')

/** The newest entries of the record, next to the table of staff. */
export function NewestEntries() {
  return <Loaded query={useQuery(newest)}>{({ entries }) => <RecordEntries entries={entries} />}</Loaded>
}
