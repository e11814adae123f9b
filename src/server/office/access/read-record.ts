import type { z } from 'zod'
import type { RecordEntry, record } from '#contract/office/staff.ts'
import { recordPage, valuesOfActions } from '#database/tables/staff-actions.ts'
import type { OfficeParts } from '../office.ts'

type Asked = z.output<typeof record.querystring>

/** One page of the record, newest first. */
export async function readRecord(
  { action, limit, ...filter }: Asked,
  { database }: OfficeParts,
): Promise<{ entries: RecordEntry[]; next: number | null }> {
  const found = await recordPage(database, { ...filter, command: action }, limit + 1)
  const page = found.slice(0, limit)
  const values = Map.groupBy(
    await valuesOfActions(
      database,
      page.map(({ id }) => id),
    ),
    ({ actionId }) => actionId,
  )
  const entries = page.map(({ id, at, staffId, who, command, what }) => ({
    id,
    at: at.toISOString(),
    who: { staff: staffId, name: who },
    action: command,
    what,
    values: (values.get(id) ?? []).map(({ field, before, after }) => ({ field, before, after })),
  }))
  return { entries, next: found.length > limit ? (page.at(-1)?.id ?? null) : null }
}
