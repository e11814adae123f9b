// What clients know of a call: its key, what it takes and what it answers.
import type { Api } from './api.ts'
import type { AnswerOf, InputOf } from './calls.ts'

export type Key = keyof Api
export type JsonKey = { [K in Key]: Api[K] extends { answer: 'file' } ? never : K }[Key]
type KeyOf<Method extends string> = Extract<Key, `${Method} ${string}`>
export type Input<K extends Key> = InputOf<Api[K]>
export type Body<K extends Key> = Input<K> extends { body: infer Sent } ? Sent : never
export type Answer<K extends Key> = AnswerOf<Api[K]>

/** For calls that need nothing, the input may be left out. */
export type InputArgs<K extends Key> =
  Record<never, never> extends Input<K> ? [input?: Input<K>] : [input: Input<K>]

/** What any call may take. */
export type AnyInput = {
  params?: Readonly<Record<string, unknown>>
  query?: object
  body?: unknown
  headers?: object
}

/** The address of a call, as links have it. */
export function addressOf<K extends KeyOf<'GET'>>(key: K, ...[input]: InputArgs<K>): string {
  return requestOf(key, input).url
}

/** What is empty in a query is left out. What changes something has a body. */
export function requestOf(key: Key, { params, query, headers, body }: AnyInput = {}) {
  const [method, path] = key.split(' ') as [string, string]
  const given = Object.entries(query ?? {}).filter(([, value]) => `${value ?? ''}`)
  const url = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params?.[name] as string))
  return {
    method,
    url: given[0] ? `${url}?${new URLSearchParams(given as [string, string][])}` : url,
    headers,
    body: body ?? (method[0] === 'P' ? {} : undefined),
  }
}
