import { type EntryKind, findKind } from '#contract/catalogue/kinds.ts'
import { Refusal } from '#platform/refusal.ts'

export function kindOf(name: string): EntryKind {
  const kind = findKind(name)
  if (!kind) throw new Refusal('entry_kind_unknown', { kind: name })
  return kind
}

/** The data of an entry as its kind requires it. A refusal names the first invalid field. */
export function parseEntry(kind: string, data: unknown): unknown {
  const parsed = kindOf(kind).schema.safeParse(data)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = ['data', ...(issue?.path ?? [])].join('.')
  throw new Refusal('invalid_request', { field, fault: { rule: issue?.message ?? 'is not valid' } })
}
