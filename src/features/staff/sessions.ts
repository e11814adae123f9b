import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OfficeSession } from '#contract/staff/access.ts'
import { hours, minutes } from '#domain/dates/days.ts'
import { grantsOf } from '#domain/people/office-roles.ts'
import type { Database } from '#platform/database/connection.ts'
import type { StaffSessionRow } from '#platform/database/rows/office.ts'
import { browserKind } from '#platform/http/browser-kind.ts'
import { digest, newToken, sessionCookie, tokenOfCookie } from './cookie.ts'
import type { OfficeParts } from './office.ts'
import { markSeen, waysOf } from './staff.queries.ts'
import { type Alive, insertSession, type SessionOfStaff, touchSession } from './staff-sessions.queries.ts'

const longestIdle = minutes(30)
const longest = hours(12)
/** How long a passkey or code counts for money, erasure, exports and roles. */
const confirmationLasts = minutes(5)

export function aliveAt(now: Date): Alive {
  return { idle: ago(now, longestIdle), begun: ago(now, longest) }
}

export async function readSession(
  request: { headers: { cookie?: string | undefined } },
  { config, database, clocks }: Pick<OfficeParts, 'config' | 'database' | 'clocks'>,
): Promise<SessionOfStaff | undefined> {
  const token = tokenOfCookie(config.origin, request.headers.cookie)
  const now = clocks.real.now()
  return token === undefined ? undefined : touchSession(database, digest(token), aliveAt(now), now)
}

type Caller = { request: FastifyRequest; reply: FastifyReply }

/** Every session has a new token: one that the browser had before is never adopted. Run it in a transaction. */
export async function startSession(
  trx: Database,
  { staff, way }: { staff: SessionOfStaff['staff']; way: StaffSessionRow['way'] },
  { request, reply }: Caller,
  { config, clocks }: OfficeParts,
): Promise<OfficeSession> {
  const token = newToken()
  const now = clocks.real.now()
  const id = await insertSession(trx, {
    tokenHash: digest(token),
    staffId: staff.id,
    way,
    ...browserKind(request.headers['user-agent'] ?? ''),
    startedAt: now,
    lastUsedAt: now,
    confirmedAt: now,
  })
  await markSeen(trx, staff.id, now)
  reply.header('set-cookie', sessionCookie(config.origin, token))
  return viewSession(trx, { id, startedAt: now, confirmedAt: now, staff }, now)
}

export async function viewSession(db: Database, session: SessionOfStaff, now: Date): Promise<OfficeSession> {
  const { id, name, email, role, courses } = session.staff
  return {
    staff: { id, name, email, role, courses },
    may: grantsOf(role),
    confirmedUntil: isConfirmed(session, now) ? confirmedUntil(session.confirmedAt) : null,
    endsAt: new Date(session.startedAt.getTime() + longest).toISOString(),
    ways: await waysOf(db, id),
  }
}

export function isConfirmed({ confirmedAt }: Pick<SessionOfStaff, 'confirmedAt'>, now: Date): boolean {
  return confirmedAt > ago(now, confirmationLasts)
}

export function confirmedUntil(confirmedAt: Date): string {
  return new Date(confirmedAt.getTime() + confirmationLasts).toISOString()
}

function ago(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds)
}
