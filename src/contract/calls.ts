// How a call of the API is declared. Its route, its place in the access tables, its description and its clients are derived
// from the declaration.
import type { z } from 'zod'
import type { Permission } from '#domain/people/office-roles.ts'
import type { EntryKindName } from './catalogue/kinds.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** 'POST /api/office/registrations/:id/refund' */
export type CallKey = `${Method} /${string}`

/**
 * - anyone: the answer has no user's data.
 * - link: whoever has the signed or random token in the path.
 * - secret: whoever knows something in the body, the path or a header that only its owner knows.
 * - registrant: 401 without a bearer token; the answer is about its user. Another user's id in the path is a 404.
 * - learner: the same in the classroom, where a course in the path also needs a paid line of it.
 */
export type PublicAccess = 'anyone' | 'link' | 'secret' | 'registrant' | 'learner'

/**
 * What a limited grant reaches. Without a scope, a limited grant is refused.
 * - The parameters that name a course, or an entry with its kind: the guard refuses those of other courses.
 * - 'filtered': the call answers what the member reaches. Its handler reads `staff.only`, or asks mayReadDraft.
 * - 'shared': what it answers belongs to no course, and everybody with a grant reads it.
 */
export type Scope = ':course' | `${':kind' | EntryKindName} :key` | 'filtered' | 'shared'

export type StaffAccess = {
  /** 'nobody': it works without a session, to sign in. */
  staff: Permission | 'signed-in' | 'nobody'
  /** A passkey or code within the last five minutes. */
  fresh?: true
  scope?: Scope
}

export type Call = {
  summary: string
  who: PublicAccess | StaffAccess
  /** The name in the record, in the words of the command line: 'staff invite'. Calls that record nothing have none. */
  records?: string
  params?: z.ZodType
  query?: z.ZodType
  headers?: z.ZodType
  /** 'bytes': a file or a part of one. */
  body?: z.ZodType | 'bytes'
  /** Without an answer: 204. */
  answer?: z.ZodType | 'file'
  /** It is not kept for a second click: an Idempotency-Key does not apply. */
  secretAnswer?: true
}

export type Calls = Readonly<Record<CallKey, Call>>

export function calls<const Declared extends Calls>(declared: Declared): Declared {
  return declared
}

type Nothing = Record<never, never>

/** Lists may be readonly. */
type Sent<Value> = Value extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : Value extends object
    ? { [Name in keyof Value]: Sent<Value[Name]> }
    : Value

/** What is empty is left out, and lists are joined by commas. */
type SentQuery<Query> = { [Name in keyof Query]: Query[Name] | '' | readonly string[] }

type Part<Name extends string, Value> = Nothing extends Value
  ? { [_ in Name]?: Value }
  : { [_ in Name]: Value }
type ParamsOf<C> = C extends { params: infer Z extends z.ZodType } ? Part<'params', z.input<Z>> : Nothing
type QueryOf<C> = C extends { query: infer Z extends z.ZodType }
  ? Part<'query', SentQuery<z.input<Z>>>
  : Nothing
type BodyOf<C> = C extends { body: infer Z extends z.ZodType }
  ? Part<'body', Sent<z.input<Z>>>
  : C extends { body: 'bytes' }
    ? { body: Blob }
    : Nothing

type HeadersOf<C> = C extends { headers: infer Z extends z.ZodType } ? Part<'headers', z.input<Z>> : Nothing

/** What a client sends: { params, query, body, headers }. */
export type InputOf<C> = C extends unknown ? ParamsOf<C> & QueryOf<C> & BodyOf<C> & HeadersOf<C> : never

/** What a client gets. */
export type AnswerOf<C> = C extends { answer: infer Answer }
  ? Answer extends z.ZodType
    ? z.output<Answer>
    : Blob
  : undefined
