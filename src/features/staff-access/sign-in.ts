import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OfficeSession } from '#contract/staff/access.ts'
import type { UsedPasskey } from '#contract/staff/passkeys.ts'
import { minutes } from '#domain/dates/days.ts'
import { makeNote } from '#features/record/staff-note.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import { startSession } from '#features/staff/sessions.ts'
import { findStaff, findStaffByEmail } from '#features/staff/staff.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { StaffRow, StaffSessionRow } from '#platform/database/rows/office.ts'
import { browserKind } from '#platform/http/browser-kind.ts'
import { perNetwork, takeAllOrRefuse } from '#platform/http/limit-requests.ts'
import type { Rate } from '#platform/limits/limits.ts'
import { Refusal } from '#platform/refusal.ts'
import { takeCode, tryCode } from './codes.ts'
import { checkUse } from './passkeys.ts'

/** For every call without a session. An office behind one address signs in together in the morning. */
const rate: Rate = { limit: 60, per: minutes(10) }

type Caller = { request: FastifyRequest; reply: FastifyReply }

export function limitVisitors({ ip }: Pick<FastifyRequest, 'ip'>, { limiter }: OfficeParts): Promise<void> {
  return takeAllOrRefuse(limiter, perNetwork('office sign-in', ip, rate))
}

export async function signInWithPasskey(
  passkey: UsedPasskey,
  caller: Caller,
  parts: OfficeParts,
): Promise<OfficeSession> {
  const id = await checkUse(passkey, { purpose: 'sign-in', staffId: null }, parts)
  const staff = await findStaff(parts.database, id)
  if (!staff) throw new Refusal('passkey_refused')
  return parts.database.transaction().execute((trx) => enter(trx, staff, 'passkey', caller, parts))
}

export async function signInWithCode(
  { email, code }: { email: string; code: string },
  caller: Caller,
  parts: OfficeParts,
): Promise<OfficeSession> {
  const staff = await findStaffByEmail(parts.database, email)
  return tryCode(email, parts, () =>
    parts.database.transaction().execute(async (trx) => {
      if (!staff?.joinedAt) return { fault: 'wrong' as const }
      const taken = await takeCode(trx, staff.id, code, parts.clocks.real.now())
      return 'fault' in taken ? taken : enter(trx, staff, taken.way, caller, parts)
    }),
  )
}

async function enter(
  trx: Database,
  staff: StaffRow,
  way: StaffSessionRow['way'],
  caller: Caller,
  parts: OfficeParts,
): Promise<OfficeSession> {
  const note = makeNote({ by: { staffId: staff.id }, clock: parts.clocks.real })
  const kind = browserKind(caller.request.headers['user-agent'] ?? '')
  await note(trx, 'staff.signed-in', { way, ...kind })
  return startSession(trx, { staff, way }, caller, parts)
}
