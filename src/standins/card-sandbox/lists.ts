// Lists: newest first, in pages, filtered by the call's parameters.
import type { Call } from './call.ts'
import { type Document, type Documents, find, type Kind } from './objects.ts'
import type { Range, Shape, Taken } from './parameters.ts'
import { invalid } from './refusals.ts'

export const pageShape = {
  limit: 'integer',
  starting_after: 'text',
  ending_before: 'text',
  created: 'range',
  expand: 'list',
} as const satisfies Shape

export type Page = Taken<typeof pageShape>
export type List<D> = { object: 'list'; data: D[]; has_more: boolean; url: string }

/** A field of the objects, and its allowed values. */
export type Filters = Record<string, string | readonly string[] | undefined>

const bounds = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

export async function list<K extends Kind>(
  call: Call,
  kind: K,
  url: string,
  page: Partial<Page>,
  filters: Filters = {},
  condition?: string,
): Promise<List<Documents[K]>> {
  const limit = page.limit ?? 10
  if (limit < 1 || limit > 100)
    throw invalid(`Invalid limit: ${limit}. Must be between 1 and 100.`, { param: 'limit' })
  if (page.starting_after && page.ending_before) {
    throw invalid('You may only specify one of these parameters: starting_after, ending_before.')
  }
  const values: unknown[] = [kind]
  const placeholder = (value: unknown) => `$${values.push(value)}`
  const where = ['kind = $1', ...(condition ? [condition] : [])]
  for (const [field, value] of Object.entries(filters)) {
    if (value === undefined) continue
    where.push(`body->>'${field}' = any(${placeholder([value].flat())})`)
  }
  for (const [bound, sign] of Object.entries(bounds)) {
    const second = page.created?.[bound as keyof Range]
    if (second !== undefined) where.push(`created ${sign} ${placeholder(second)}`)
  }
  const cursor = page.starting_after ?? page.ending_before
  if (cursor) {
    await find(call.db, kind, cursor)
    const sign = page.ending_before ? '>' : '<'
    where.push(
      `sequence ${sign} (select sequence from card_sandbox.objects where id = ${placeholder(cursor)})`,
    )
  }
  const { rows } = await call.db.query<{ body: Document }>(
    `select body from card_sandbox.objects where ${where.join(' and ')}
     order by sequence ${page.ending_before ? 'asc' : 'desc'} limit ${limit + 1}`,
    values,
  )
  const data = rows.slice(0, limit).map(({ body }) => body as Documents[K])
  if (page.ending_before) data.reverse()
  return { object: 'list', data, has_more: rows.length > limit, url }
}
