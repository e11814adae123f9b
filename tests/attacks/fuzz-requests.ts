// Random requests made from the API's own description. Most are almost valid: invalid ones are refused early.
import fc from 'fast-check'
import { inheritedNames, nastyTexts } from './nasty.ts'

export type FuzzRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers: Record<string, string>
  payload?: string
}

/** A call as OpenAPI describes it. */
export type Call = {
  method: FuzzRequest['method']
  path: string
  parameters: { name: string; in: 'path' | 'query' | 'header'; schema: Schema }[]
  body?: Schema | undefined
  form?: boolean
}

type Schema = {
  type?: string
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | false
  required?: string[]
  items?: Schema
  nullable?: boolean
}

type Document = { paths: Record<string, Record<string, Operation>> }
type Operation = {
  parameters?: Call['parameters']
  requestBody?: { content: { 'application/json'?: { schema: Schema } } }
}

export function callsOf({ paths }: Document): Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase() as Call['method'],
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
    })),
  )
}

const text: Schema = { type: 'string' }

/** Firebase's wire has no description; these are the fields that any of its calls reads. */
export const identityFields: Schema = {
  type: 'object',
  properties: {
    email: text,
    password: text,
    idToken: text,
    displayName: text,
    photoUrl: text,
    deleteAttribute: { type: 'array', items: text },
    oobCode: text,
    newPassword: text,
    newEmail: text,
    requestType: text,
    continueUrl: text,
  },
}
export const tokenFields: Schema = { type: 'object', properties: { grant_type: text, refresh_token: text } }

/** Values by field name that pass validation: existing ids, dates that can be chosen. */
export type GoodValues = Record<string, readonly unknown[]>

const nasty = fc.constantFrom(...nastyTexts)
const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: nasty },
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(null, true, false, 0, -1, 1.5, 2 ** 53, 1e308, -0),
  fc.constantFrom([], {}, [[]], [null], { $ne: null }, { length: 1e9 }, [['module1']]),
)

function valueFor(schema: Schema, name: string, good: GoodValues): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: fittingValue(schema, name, good) },
    { weight: 1, arbitrary: anything },
  )
}

function fittingValue(schema: Schema, name: string, good: GoodValues): fc.Arbitrary<unknown> {
  const known = good[name]
  if (known) return fc.constantFrom(...known)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueFor(one, name, good)))
  switch (schema.type) {
    case 'object':
      return objectOf(schema, good)
    case 'array':
      return fc.array(valueFor(schema.items ?? text, `${name}[]`, good), { maxLength: 4 })
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 400_000 }), fc.double({ noNaN: true }))
    case 'boolean':
      return fc.boolean()
    default:
      return fc.oneof(nasty, fc.string({ unit: 'grapheme', maxLength: 60 }))
  }
}

function objectOf({ properties = {}, additionalProperties }: Schema, good: GoodValues) {
  const fields = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, valueFor(schema, name, good)]),
    ),
    { requiredKeys: [] },
  )
  const extra = fc.dictionary(fc.oneof(fc.constantFrom(...inheritedNames, 'module2'), nasty), anything, {
    maxKeys: 2,
    noNullPrototype: true,
  })
  const full = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, fittingValue(schema, name, good)]),
    ),
  )
  return fc.oneof(
    { weight: 3, arbitrary: full },
    { weight: 3, arbitrary: fields },
    {
      weight: additionalProperties ? 3 : 1,
      arbitrary: fc.tuple(fields, extra).map(([one, two]) => ({ ...one, ...two })),
    },
  )
}

const contentTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-7',
  'x',
]

const withBody: readonly string[] = ['POST', 'PUT', 'PATCH']

function bodyOf(
  { method, body, form }: Call,
  good: GoodValues,
): fc.Arbitrary<Pick<FuzzRequest, 'payload' | 'headers'>> {
  if (!withBody.includes(method)) return fc.constant({ headers: {} })
  const value = body ? valueFor(body, '', good) : anything
  const usualType = form ? 'application/x-www-form-urlencoded' : 'application/json'
  const spelled = value.map((one) => (form ? asForm(one) : (JSON.stringify(one) ?? '')))
  const broken = fc.tuple(spelled, fc.nat(200)).map(([whole, cut]) => whole.slice(0, cut))
  const raw = fc.oneof(
    { weight: 12, arbitrary: spelled },
    { weight: 1, arbitrary: broken },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '[',
        '['.repeat(30_000),
        '"\\ud800"',
        '{"a":1,"a":2}',
        'x'.repeat(70_000),
      ),
    },
  )
  const type = fc.oneof({ weight: 15, arbitrary: fc.constant(usualType) }, fc.constantFrom(...contentTypes))
  return fc
    .tuple(raw, type)
    .map(([payload, contentType]) => ({ payload, headers: { 'content-type': contentType } }))
}

function asForm(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(
      ([name, one]) =>
        `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(String(one).toWellFormed())}`,
    )
    .join('&')
}

/** Printable, as a client would send it. wire.test.ts covers bytes that HTTP parsers refuse. */
const headerText = fc.oneof(
  nasty.map((one) => one.replace(/[^\x20-\x7e\x80-\xff]/g, '').slice(0, 900)),
  fc.string({ maxLength: 30 }).map((one) => one.replace(/[^\x20-\x7e]/g, '')),
)

function headersOf(good: GoodValues): fc.Arbitrary<Record<string, string>> {
  const bearer = fc.constantFrom(...(good.bearer ?? [])).map(String)
  return fc.record(
    {
      authorization: fc.oneof({ weight: 5, arbitrary: bearer.map((one) => `Bearer ${one}`) }, headerText),
      'idempotency-key': headerText,
      cookie: fc.oneof(fc.constantFrom('language=es', 'language=__proto__'), headerText),
      'accept-language': headerText,
      'x-firebase-locale': fc.oneof(fc.constantFrom('es', '__proto__'), headerText),
      'stripe-signature': headerText,
      'stripe-version': headerText,
      'if-none-match': headerText,
      range: fc.constantFrom('bytes=0-', 'bytes=99999999999-', 'bytes=-1,-1,-1', 'x'),
    },
    { requiredKeys: ['authorization'] },
  )
}

function addressOf(call: Call, good: GoodValues): fc.Arbitrary<string> {
  const parts = call.path.split(/(\{[^}]+\})/).map((part) => {
    const name = /^\{(.+)\}$/.exec(part)?.[1]
    if (name === undefined) return fc.constant(part)
    const fitting = good[name] ? fc.constantFrom(...good[name]).map(String) : nasty
    return fc.oneof({ weight: 4, arbitrary: fitting }, nasty).map(inPath)
  })
  const query = call.parameters.filter((parameter) => parameter.in === 'query')
  const asked = fc.record(
    Object.fromEntries([
      ...query.map(({ name, schema }) => [name, valueFor(schema, name, good).map(String)]),
      ['__proto__[polluted]', fc.constant('1')],
      ['constructor', nasty],
      ['key', fc.oneof(fc.constantFrom(...(good.key ?? ['x'])).map(String), nasty)],
      ['client_secret', nasty],
    ]),
    { requiredKeys: [] },
  )
  return fc.tuple(fc.tuple(...parts), asked).map(([path, fields]) => {
    const search = asForm(fields)
    return path.join('') + (search ? `?${search}` : '')
  })
}

function inPath(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll('.', '%2E')
}

export function fuzzRequests(calls: readonly Call[], good: GoodValues): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(
    ...calls.map((call) =>
      fc.tuple(addressOf(call, good), headersOf(good), bodyOf(call, good)).map(([url, headers, body]) => ({
        method: call.method,
        url,
        ...body,
        headers: { ...headers, ...body.headers },
      })),
    ),
  )
}
