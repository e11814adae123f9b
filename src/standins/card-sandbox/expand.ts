// expand[]=latest_charge.balance_transaction replaces an id by the whole object.
import type { Call } from './call.ts'
import { findAny } from './objects.ts'
import { invalid } from './refusals.ts'

type Tree = Record<string, unknown>

export async function expand<T extends object>(
  call: Call,
  answer: T,
  paths: readonly string[] = [],
): Promise<T> {
  for (const path of paths) {
    await open(call, answer as Tree, path.split('.'), path)
  }
  return answer
}

async function open(call: Call, tree: Tree, [step = '', ...rest]: string[], path: string): Promise<void> {
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
