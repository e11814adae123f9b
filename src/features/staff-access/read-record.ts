import type { z } from 'zod'
import { actionText } from '#content/en/office/record/action-sentence.ts'
import type { Api } from '#contract/api.ts'
import type { OfficeRecord, RecordEntry, RecordFilters } from '#contract/staff/staff.ts'
import {
  type RecordedAction,
  recordedVerbs,
  recordPage,
  valuesOfActions,
} from '#features/record/staff-actions.queries.ts'
import { withNames } from '#features/staff/last-actions.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import { everybodyOnRecord } from '#features/staff/staff.queries.ts'
import { type Columns, csv } from '#platform/http/csv.ts'

type Parts = Pick<OfficeParts, 'database'>

/** One page of the record, newest first. */
export async function readRecord(
  { limit, ...filter }: z.output<Api['GET /api/office/record']['query']>,
  parts: Parts,
): Promise<OfficeRecord> {
  const found = await recordPage(parts.database, filter, limit + 1)
  const hasMore = found.length > limit
  const goesUp = filter.after !== undefined
  const page = goesUp ? found.slice(hasMore ? 1 : 0) : found.slice(0, limit)
  const hasNewer = goesUp ? hasMore : filter.before !== undefined
  const hasOlder = goesUp || hasMore
  return {
    entries: await withValues(await withNames(parts.database, page), parts),
    newer: hasNewer ? (page[0]?.id ?? null) : null,
    older: hasOlder ? (page.at(-1)?.id ?? null) : null,
  }
}

export async function readFilters({ database }: Parts): Promise<RecordFilters> {
  return { people: await everybodyOnRecord(database), verbs: await recordedVerbs(database) }
}

const columns = {
  at: 'text',
  who: 'text',
  from: 'text',
  verb: 'text',
  what: 'text',
  values: 'text',
} as const satisfies Columns

export async function recordCsv(
  filter: z.output<Api['GET /api/office/record/export.csv']['query']>,
  parts: Parts,
): Promise<string> {
  const entries = await withValues(await recordPage(parts.database, filter, null), parts)
  const rows = entries.map(({ at, who, action, values }) => ({
    at,
    who: who.name,
    from: who.staff === null ? 'command line' : 'office',
    verb: action.verb,
    what: actionText(action),
    values: values.map(({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`).join('; '),
  }))
  return csv(columns, rows)
}

/** Names are for the screen. The export keeps to ids, as it outlives the erasure of a person. */
type Action = RecordedAction & { names?: RecordEntry['names'] }

async function withValues(actions: readonly Action[], { database }: Parts): Promise<RecordEntry[]> {
  const ids = actions.map(({ id }) => id)
  const values = Map.groupBy(await valuesOfActions(database, ids), ({ actionId }) => actionId)
  return actions.map(({ id, at, staffId, who, action, names = {} }) => ({
    id,
    at: at.toISOString(),
    who: { staff: staffId, name: who },
    action,
    names,
    values: (values.get(id) ?? []).map(({ field, before, after }) => ({ field, before, after })),
  }))
}
