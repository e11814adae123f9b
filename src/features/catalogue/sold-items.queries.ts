import { sql } from 'kysely'
import type { Database } from '#platform/database/connection.ts'

type Span = { from: Date; until: Date | null }

/** How many paid registrations include an item and were placed in each span. */
export async function soldPerSpan(db: Database, item: string, spans: readonly Span[]): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select count(registrations.id)::integer as count
    from unnest(
      ${spans.map(({ from }) => from)}::timestamptz[], ${spans.map(({ until }) => until)}::timestamptz[]
    ) with ordinality as span (began, ended, place)
    left join registrations on paid_at is not null and ${item} = any(items)
      and placed_at >= began and (ended is null or placed_at < ended)
    group by place order by place`.execute(db)
  return rows.map(({ count }) => count)
}
