// The only way to add a call to the office: its declaration says who may make it.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Api, api } from '#contract/api.ts'
import type { Call, StaffAccess } from '#contract/calls.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { coursesReached, grantOf, type Permission, reaches } from '#domain/people/office-roles.ts'
import { makeNote, type Note } from '#features/record/staff-note.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import { isConfirmed, readSession } from '#features/staff/sessions.ts'
import type { SessionOfStaff } from '#features/staff/staff-sessions.queries.ts'
import type { App } from '#platform/http/app-type.ts'
import {
  addRoute,
  type CallRequest,
  type HandlerAnswer,
  type KeysFor,
  splitKey,
} from '#platform/http/serve.ts'
import { officeOrigin } from '#platform/office-origin.ts'
import { Refusal } from '#platform/refusal.ts'
import { answerOnce } from './answer-once.ts'
import { courseIn } from './scope.ts'

/** Who makes the call. */
export type OfficeStaff = SessionOfStaff['staff'] & {
  session: SessionOfStaff
  /** The courses that the grant is limited to; null: every course. For the handlers of calls that are 'filtered'. */
  only: readonly CourseId[] | null
}

declare module 'fastify' {
  interface FastifyRequest {
    office: OfficeStaff | null
  }
}

export type OfficeKey = KeysFor<StaffAccess>
type OpenKey = KeysFor<{ staff: 'nobody' }>

type Serve<Keys extends OfficeKey> = <K extends Exclude<Keys, OpenKey>>(
  key: K,
  handler: (
    request: CallRequest<Api[K]>,
    staff: OfficeStaff,
    note: Note,
    reply: FastifyReply,
  ) => HandlerAnswer<Api[K]> | Promise<HandlerAnswer<Api[K]>>,
) => void

/** Adds calls that a signed-in staff member with the permission may make. */
export function serveOffice(app: App, parts: OfficeParts): Serve<OfficeKey> {
  return (key, handler) => {
    const call = api[key] as StaffCall
    addRoute(app, key, {
      onRequest: [
        async (request) => {
          refuseForeign(request, parts, call.body === 'bytes')
          request.office = await admit(request, call.who, parts)
        },
      ],
      handler: (request, reply) => {
        const staff = staffOf(request)
        const run = async () => handler(request as never, staff, noteOf(staff, call.records, parts), reply)
        const idempotencyKey = call.secretAnswer ? undefined : request.headers['idempotency-key']
        return answerOnce({ request, key: idempotencyKey }, { staffId: staff.id, ...parts }, run)
      },
    })
  }
}

/** Adds a call that works without a session: it signs somebody in. */
export function serveOpenOffice(app: App, parts: OfficeParts) {
  return <K extends OpenKey>(
    key: K,
    handler: (request: CallRequest<Api[K]>, reply: FastifyReply) => Promise<HandlerAnswer<Api[K]>>,
  ): void =>
    addRoute(app, key, {
      onRequest: [async (request) => refuseForeign(request, parts)],
      handler: (request, reply) => handler(request as never, reply),
    })
}

type StaffCall = Call & { who: StaffAccess }

export type OfficeCall = StaffAccess & ReturnType<typeof splitKey> & { takesBytes: boolean }

/** Every call of the office. */
export const officeCalls = Object.entries({ ...api } as Record<string, Call>).flatMap(
  ([key, { who, body }]): OfficeCall[] =>
    typeof who === 'object' ? [{ ...splitKey(key), ...who, takesBytes: body === 'bytes' }] : [],
)

type Staff = SessionOfStaff['staff']

/** The address is not validated yet. No schema changes an id in it. */
function mayCall(member: Staff, { staff: permission, scope }: StaffAccess, params: unknown): boolean {
  if (!isOfRole(permission)) return true
  const grant = grantOf(member.role, permission)
  if (grant !== 'limited') return grant === 'may'
  if (scope === undefined || scope === 'filtered' || scope === 'shared') return scope !== undefined
  return reaches(member, permission, courseIn(scope, params))
}

function isOfRole(permission: StaffAccess['staff']): permission is Permission {
  return permission !== 'nobody' && permission !== 'signed-in'
}

async function admit(request: FastifyRequest, who: StaffAccess, parts: OfficeParts): Promise<OfficeStaff> {
  const session = await readSession(request, parts)
  if (!session) throw new Refusal('office_signed_out')
  const { staff } = session
  if (!mayCall(staff, who, request.params)) throw new Refusal('office_role')
  if (who.fresh && !isConfirmed(session, parts.clocks.real.now())) throw new Refusal('office_confirm')
  const only = isOfRole(who.staff) ? coursesReached(staff, who.staff) : null
  return { ...staff, session, only }
}

function staffOf(request: FastifyRequest): OfficeStaff {
  if (!request.office) throw new Error(`${request.routeOptions.url} is not guarded`)
  return request.office
}

/** The SameSite cookie keeps other sites out already; these headers also do where a browser has a fault. */
function refuseForeign(
  { method, headers }: FastifyRequest,
  { config }: OfficeParts,
  takesBytes = false,
): void {
  if (method === 'GET' || method === 'HEAD') return
  const isOwn = headers.origin === officeOrigin(config.origin) && headers['sec-fetch-site'] === 'same-origin'
  if (!isOwn) throw new Refusal('office_cross_site')
  // The scope of such a call reads no other type.
  if (takesBytes) return
  const isJson = /^application\/json(?:;|$)/i.test(headers['content-type'] ?? '')
  // A form cannot send DELETE.
  if (!isJson && method !== 'DELETE') throw new Refusal('unsupported_media_type')
}

function noteOf({ id: staffId }: OfficeStaff, records: string | undefined, { clocks }: OfficeParts): Note {
  if (records !== undefined) return makeNote({ by: { staffId }, clock: clocks.real })
  return () => Promise.reject(new Error('A call that records something declares it: records.'))
}
