import { useQuery } from '@tanstack/react-query'
import { readingList } from '../../services/queries.ts'
import { RecordEntries } from '../../ui/record/record-entries.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'

const newest = readingList('GET /api/office/record', { query: { limit: '8' } })

/** The newest entries of the record, next to the table of staff. */
export function NewestEntries() {
  return <Loaded query={useQuery(newest)}>{({ entries }) => <RecordEntries entries={entries} />}</Loaded>
}
