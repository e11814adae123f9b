// Lists: newest first, in pages, filtered by the call's parameters.
import type { Call } from './call.ts'
import { type Document, type Documents, find, type Kind } from './objects.ts'
import type { Range, Shape, Taken } from './parameters.ts'
import { invalid } from './refusals.ts'

export const pageShape = {
  limit: 'integer',
  starting_after: 'text',
  created: 'range',
  expand: 'list',
} as const satisfies Shape

type Page = Taken<typeof pageShape>
type List<D> = { object: 'list'; data: D[]; has_more: boolean; url: string }

/** A field of the objects, and its value. */
type Filters = Record<string, string | undefined>

const bounds = { gte: '>=', lt: '<' } as const

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
  const values: unknown[] = [kind]
  const placeholder = (value: unknown) => `$${values.push(value)}`
  const where = ['kind = $1', ...(condition ? [condition] : [])]
  for (const [field, value] of Object.entries(filters)) {
    if (value === undefined) continue
    where.push(`body->>'${field}' = ${placeholder(value)}`)
  }
  for (const [bound, sign] of Object.entries(bounds)) {
    const second = page.created?.[bound as keyof Range]
    if (second !== undefined) where.push(`created ${sign} ${placeholder(second)}`)
  }
  const cursor = page.starting_after
  if (cursor) {
    await find(call.db, kind, cursor)
    where.push(`sequence < (select sequence from card_sandbox.objects where id = ${placeholder(cursor)})`)
  }
  const { rows } = await call.db.query<{ body: Document }>(
    `select body from card_sandbox.objects where ${where.join(' and ')}
     order by sequence desc limit ${limit + 1}`,
    values,
  )
  const data = rows.slice(0, limit).map(({ body }) => body as Documents[K])
  return { object: 'list', data, has_more: rows.length > limit, url }
}
