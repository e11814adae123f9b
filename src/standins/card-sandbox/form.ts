// Stripe's bodies and queries are form-encoded, with brackets for nesting: a[b][0]=c.

import { invalid } from './refusals.ts'

export type FormValue = string | FormList | Form
type FormList = FormValue[]
export type Form = { [name: string]: FormValue }

type Branch = Map<string, string | Branch>

export function parseForm(encoded: string): Form {
  const root: Branch = new Map()
  // Values are stored as JSON, in which PostgreSQL refuses NUL.
  if (encoded.includes('%00') || encoded.includes('\0')) throw invalid('Parameters must not contain NUL')
  for (const [name, value] of new URLSearchParams(encoded)) put(root, pathOf(name), value)
  return Object.fromEntries([...root].map(([name, branch]) => [name, settle(branch)]))
}

/** 'a[b][]' → ['a', 'b', ''] */
function pathOf(name: string): string[] {
  const [head = '', ...rest] = name.split('[')
  if (rest.length > 8) throw invalid('Parameters are nested too deeply')
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))]
}

function put(branch: Branch, [step = '', ...rest]: string[], value: string) {
  const key = step === '' ? String(branch.size) : step
  if (rest.length === 0) {
    branch.set(key, value)
    return
  }
  const existing = branch.get(key)
  const next: Branch = existing instanceof Map ? existing : new Map()
  branch.set(key, next)
  put(next, rest, value)
}

/** A branch with keys from 0 on becomes a list, any other an object. */
function settle(branch: string | Branch): FormValue {
  if (typeof branch === 'string') return branch
  const isList = [...branch.keys()].every((key, index) => key === String(index))
  if (isList) return [...branch.values()].map(settle)
  return Object.fromEntries([...branch].map(([name, inner]) => [name, settle(inner)]))
}
