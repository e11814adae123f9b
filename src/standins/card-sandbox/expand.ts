// expand[]=latest_charge.balance_transaction replaces an id by the whole object.
import type { Call } from './call.ts'
import { list } from './lists.ts'
import { findAny } from './objects.ts'
import { invalid } from './refusals.ts'

type Tree = Record<string, unknown>

export async function expand<T extends object>(
  call: Call,
  answer: T,
  paths: readonly string[] = [],
): Promise<T> {
  if (paths.length > 20) throw invalid('You cannot expand more than 20 properties', { param: 'expand' })
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.length > 4)
      throw invalid('You cannot expand more than 4 levels of a property', { param: 'expand' })
    await open(call, answer as Tree, steps, path)
  }
  return answer
}

async function open(call: Call, tree: Tree, [step = '', ...rest]: string[], path: string): Promise<void> {
  if (tree.object === 'charge' && step === 'refunds') {
    const url = `/v1/charges/${tree.id}/refunds`
    tree.refunds ??= await list(call, 'refund', url, {}, { charge: String(tree.id) })
  }
  const value = tree[step]
  if (value === null) return
  const opened = typeof value === 'string' ? await findAny(call.db, value) : value
  if (typeof opened !== 'object') {
    throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' })
  }
  tree[step] = opened
  if (rest.length === 0) return
  const branches = Array.isArray(opened) ? opened : [opened]
  for (const branch of branches) await open(call, branch as Tree, rest, path)
}
