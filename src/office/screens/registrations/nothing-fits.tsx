import { useQueries } from '@tanstack/react-query'
import { registrationsCopy as copy } from '#content/en/office/registrations/registrations.ts'
import { reading } from '../../services/queries.ts'
import { FilteredEmpty } from '../../ui/screen/states.tsx'
import { Chips } from '../../ui/table/filter-chips.tsx'
import { chipsOf, type Filter, withoutEach } from './filters.ts'

type Props = { filter: Filter; set: (wanted: Partial<Filter>) => void }

/** Names the filter to drop to see the most registrations. */
export function NothingFits({ filter, set }: Props) {
  const drops = withoutEach(filter)
  const counts = useQueries({
    queries: drops.map(({ without }) =>
      reading('GET /api/office/registrations', { query: { ...filter, ...without, limit: '1' } }),
    ),
  }).map(({ data }) => data?.totals?.count ?? 0)
  const most = Math.max(...counts)
  const best = most > 0 ? drops[counts.indexOf(most)] : undefined
  return (
    <FilteredEmpty
      title={copy.noneHere}
      chips={<Chips chips={chipsOf(filter, set)} />}
      drop={best && { value: best.value, count: most, run: () => set(best.without) }}
    />
  )
}
