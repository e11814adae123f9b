// The only way to add a call to the office: each one declares who may make it.
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { z } from 'zod'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { coursesReached, grantOf, type Permission, reaches } from '#domain/people/office-roles.ts'
import { makeNote, type Note } from '#features/record/staff-note.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import { isConfirmed, readSession } from '#features/staff/sessions.ts'
import type { SessionOfStaff } from '#features/staff/staff-sessions.queries.ts'
import type { App } from '#platform/http/app-type.ts'
import { ApiError } from '#platform/http/errors.ts'
import { officeOrigin } from '#platform/office-origin.ts'
import { answerOnce } from './answer-once.ts'
import { courseIn, type LimitedTo } from './scope.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Schema = {
  summary: string
  params?: z.ZodType
  querystring?: z.ZodType
  body?: z.ZodType
  response?: Partial<Record<200 | 204, z.ZodType>>
}

type Parsed<Field> = Field extends z.ZodType ? z.output<Field> : undefined

export type OfficeRequest<S extends Schema> = Omit<FastifyRequest, 'params' | 'query' | 'body'> & {
  params: Parsed<S['params']>
  query: Parsed<S['querystring']>
  body: Parsed<S['body']>
}

type Answer<S extends Schema> = S['response'] extends { 200: infer Body extends z.ZodType }
  ? z.input<Body>
  : S['response'] extends { 204: z.ZodType }
    ? undefined
    : unknown

/** Who makes the call. */
export type OfficeStaff = SessionOfStaff['staff'] & {
  session: SessionOfStaff
  /** The courses that the grant is limited to; null: every course. For the handlers of calls that are 'filtered'. */
  only: readonly CourseId[] | null
}

/** What a declared call needs. 'nobody': it works without a session, to sign in. */
export type Declared = {
  method: Method
  url: string
  permission: Permission | 'signed-in' | 'nobody'
  /** A passkey or code within the last five minutes. */
  fresh?: true
  /** What a limited grant reaches. Without it, a limited grant is refused. */
  limitedTo?: LimitedTo
  /** The body is a file or a part of one, not JSON: see bytes-scope.ts. */
  binary?: true
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call of the office. */
    officeCalls: readonly Declared[]
  }
  interface FastifyContextConfig {
    office?: Declared
  }
  interface FastifyRequest {
    office: OfficeStaff | null
  }
}

type Call<S extends Schema> = { method: Method; url: `/api/office/${string}`; schema: S }

type StaffCall<S extends Schema> = Call<S> &
  Pick<Declared, 'fresh' | 'limitedTo' | 'binary'> & {
    permission: Permission | 'signed-in'
    /** The name in the record, in the words of the command line: 'staff invite'. Calls that record nothing have none. */
    action?: string
    /** The answer is a secret, so it is not kept for a second click: an Idempotency-Key does not apply. */
    secretAnswer?: true
    handler(
      request: OfficeRequest<S>,
      staff: OfficeStaff,
      note: Note,
      reply: FastifyReply,
    ): Promise<Answer<S>>
  }

type OpenCall<S extends Schema> = Call<S> & {
  handler(request: OfficeRequest<S>, reply: FastifyReply): Promise<Answer<S>>
}

/** Refuses at start any call under /api/office that was not declared here. Run it before any call is added. */
export function guardOffice(app: App): void {
  const calls: Declared[] = []
  app.decorate('officeCalls', calls)
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!/^\/api\/office(?:\/|$)/.test(url)) return
    if (!config?.office) throw new Error(`${method} ${url} is not declared with officeCall.`)
    if (method !== 'HEAD') calls.push(config.office)
  })
}

/** Adds a call that a signed-in staff member with the permission may make. */
export function officeCall<S extends Schema>(app: App, parts: OfficeParts, call: StaffCall<S>): void {
  const { method, url, permission, fresh, limitedTo, binary, action, secretAnswer, schema, handler } = call
  const declared: Declared = { method, url, permission, ...(fresh && { fresh }) }
  if (limitedTo) declared.limitedTo = limitedTo
  if (binary) declared.binary = binary
  app.route({
    method,
    url,
    schema: schema as FastifySchema,
    config: { office: declared },
    onRequest: async (request) => {
      refuseForeign(request, parts, binary)
      request.office = await admit(request, declared, parts)
    },
    handler: async (request, reply) => {
      const staff = staffOf(request)
      const note = noteOf(staff, action, parts)
      const run = () => handler(request as never, staff, note, reply)
      const key = secretAnswer ? undefined : request.headers['idempotency-key']
      const answer = await answerOnce({ request, key }, { staffId: staff.id, ...parts }, run)
      if (reply.sent || answer !== undefined) return answer
      return reply.code(204).send(undefined)
    },
  })
}

/** Adds a call that works without a session: it signs somebody in. */
export function openOfficeCall<S extends Schema>(app: App, parts: OfficeParts, call: OpenCall<S>): void {
  const { method, url, schema, handler } = call
  app.route({
    method,
    url,
    schema: schema as FastifySchema,
    config: { office: { method, url, permission: 'nobody' } },
    onRequest: async (request) => refuseForeign(request, parts),
    handler: (request, reply) => handler(request as never, reply),
  })
}

type Staff = SessionOfStaff['staff']

/** The address is not validated yet. No schema changes an id in it. */
function mayCall(staff: Staff, { permission, limitedTo }: Declared, params: unknown): boolean {
  if (!isOfRole(permission)) return true
  const grant = grantOf(staff.role, permission)
  if (grant !== 'limited') return grant === 'may'
  if (typeof limitedTo !== 'object') return limitedTo !== undefined
  return reaches(staff, permission, courseIn(limitedTo, params))
}

function isOfRole(permission: Declared['permission']): permission is Permission {
  return permission !== 'nobody' && permission !== 'signed-in'
}

async function admit(request: FastifyRequest, call: Declared, parts: OfficeParts): Promise<OfficeStaff> {
  const session = await readSession(request, parts)
  if (!session) throw new ApiError(401, 'office_signed_out')
  const { staff } = session
  if (!mayCall(staff, call, request.params)) throw new ApiError(403, 'office_role')
  if (call.fresh && !isConfirmed(session, parts.clocks.real.now())) throw new ApiError(403, 'office_confirm')
  const only = isOfRole(call.permission) ? coursesReached(staff, call.permission) : null
  return { ...staff, session, only }
}

function staffOf(request: FastifyRequest): OfficeStaff {
  if (!request.office) throw new Error(`${request.routeOptions.url} is not guarded`)
  return request.office
}

/** The SameSite cookie keeps other sites out already; these headers also do where a browser has a fault. */
function refuseForeign({ method, headers }: FastifyRequest, { config }: OfficeParts, binary = false): void {
  if (method === 'GET' || method === 'HEAD') return
  const isOwn = headers.origin === officeOrigin(config.origin) && headers['sec-fetch-site'] === 'same-origin'
  if (!isOwn) throw new ApiError(403, 'office_cross_site')
  // The scope of such a call reads no other type.
  if (binary) return
  const isJson = /^application\/json(?:;|$)/i.test(headers['content-type'] ?? '')
  // A form cannot send DELETE.
  if (!isJson && method !== 'DELETE') throw new ApiError(415, 'unsupported_media_type')
}

function noteOf({ id: staffId }: OfficeStaff, action: string | undefined, { clocks }: OfficeParts): Note {
  if (action !== undefined) return makeNote({ by: { staffId }, command: action, clock: clocks.real })
  return () => Promise.reject(new Error('A call that records something declares its action.'))
}
