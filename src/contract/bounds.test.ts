// What a caller sends has an end: every number, text and list of every call. A value beyond the database's integers, or years
// that no clock reaches, would be an error of ours, not the caller's.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sentYears } from '#domain/dates/days.ts'
import { api } from './api.ts'
import type { Call } from './calls.ts'
import { entryKinds } from './catalogue/kinds.ts'
import { sentCents } from './fields.ts'

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  items?: Schema
  prefixItems?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  maximum?: number
  exclusiveMaximum?: number
  maxLength?: number
  maxItems?: number
  format?: string
  pattern?: string
}

const parts = ['headers', 'params', 'query', 'body'] as const

/** Formats that end by themselves. */
const finite = ['uuid']

function* unboundedIn(schema: Schema, path: string): Generator<string> {
  if (schema.enum || 'const' in schema) return
  for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    yield* unboundedIn(one, path)
  const types = [schema.type ?? []].flat()
  const isBounded = (most: number | undefined) => most !== undefined && most < Number.MAX_SAFE_INTEGER
  if (types.includes('number') || types.includes('integer')) {
    if (!isBounded(schema.maximum ?? schema.exclusiveMaximum)) yield `${path}: a number without a maximum`
  }
  if (types.includes('string')) {
    const ends = finite.includes(schema.format ?? '') || isBoundedPattern(schema.pattern)
    if (!ends && !isBounded(schema.maxLength)) yield `${path}: a text without a length`
  }
  if (types.includes('array') && !schema.prefixItems && !isBounded(schema.maxItems))
    yield `${path}: a list without a length`
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    yield* unboundedIn(field, `${path}.${name}`)
  if (schema.items) yield* unboundedIn(schema.items, `${path}[]`)
  for (const item of schema.prefixItems ?? []) yield* unboundedIn(item, `${path}[]`)
  if (schema.propertyNames) yield* unboundedIn(schema.propertyNames, `${path} keys`)
  if (typeof schema.additionalProperties === 'object')
    yield* unboundedIn(schema.additionalProperties, `${path} values`)
}

/** From its begin to its end, and nothing in it may repeat without end. */
function isBoundedPattern(pattern = ''): boolean {
  return /^\^.*\$$/.test(pattern) && !/(?<!\\)[*+]|\{\d+,\}/.test(pattern.replace(/\[[^\]]*\]/g, 'x'))
}

const calls = Object.entries({ ...api } as Record<string, Call>)

/** What staff edit is validated by its kind. */
const entries = Object.entries(entryKinds).map(([kind, { schema }]) => [kind, { body: schema }] as const)

test('every number, text and list that a caller sends has an upper bound', () => {
  const unbounded = [...calls, ...entries].flatMap(([name, call]) =>
    parts.flatMap((part) => {
      const schema = (call as Record<string, unknown>)[part]
      if (!(schema instanceof z.ZodType)) return []
      const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
      const parsed = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Schema
      // A text that is read as a number, or made shorter, has its bound before or after that.
      const after = [...unboundedIn(parsed, '')].map((fault) => fault.split(': ')[0])
      return [...unboundedIn(described, '')]
        .filter((fault) => after.includes(fault.split(': ')[0]))
        .map((fault) => `${name} ${part}${fault}`)
    }),
  )
  expect(calls.length).toBeGreaterThan(150)
  expect(unbounded).toEqual([])
})

test('no answer has the bounds of what callers send, because older rows may be beyond them', () => {
  const { maximum } = z.toJSONSchema(sentCents)
  const bounds = [JSON.stringify({ pattern: sentYears.source }), JSON.stringify({ maximum })]
  const marks = bounds.map((bound) => bound.slice(1, -1))
  const bounded = calls.filter(([, { answer }]) => {
    if (!(answer instanceof z.ZodType)) return false
    const schema = JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' }))
    return marks.some((mark) => schema.includes(mark))
  })
  expect(bounded.map(([name]) => name)).toEqual([])
})
