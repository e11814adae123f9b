// A change above the limit is made by two people: the first one asks for it by making it, and nothing changes. It is made when
// another one makes the same change. Refunds have requests of their own: see cancellations/approvals.ts.

import { approvalLimit } from '#content/approval-limit.ts'
import type { LargeChange } from '#content/en/office/money/large-changes.ts'
import type { Clocks } from '#domain/dates/clock.ts'
import { hours } from '#domain/dates/days.ts'
import type { Cents } from '#domain/money/money.ts'
import { grantOf, type Permission, type Role, roles } from '#domain/people/office-roles.ts'
import type { Note } from '#features/record/staff-note.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import { approversBeside } from '#features/staff/staff.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import { officeOrigin } from '#platform/office-origin.ts'
import { Refusal } from '#platform/refusal.ts'
import {
  endAskedChanges,
  forgetAskedChanges,
  insertAskedChange,
  othersWhoAsked,
} from './asked-changes.queries.ts'
import { changeAskedEmail } from './change-asked.emails.ts'
import type { OfficeStaff } from './guard.ts'

export const requestLifetime = hours(72)

/** Earlier requests have ended. */
export function requestsSince({ real }: Pick<Clocks, 'real'>): Date {
  return new Date(real.now().getTime() - requestLifetime)
}

export type Large = LargeChange & {
  /** What it gives back, or may give back. */
  amount: Cents
  permission: Permission
  /** Where it is made, which says about whom. */
  path: string
}

/** Refuses a change above the limit that nobody else has asked for. */
export type SecondPerson = {
  /** Before a change that takes several steps. */
  requireRequest(db: Database, large: Large): Promise<void>
  /** In the transaction of the change, after its locks. Ends the request: if the change fails, it stays. */
  takeRequest(trx: Database, large: Large): Promise<void>
}

/** The limit, if an amount is above it. */
export function limitBelow(amount: Cents): Cents | null {
  const limit = approvalLimit()
  return amount > limit ? limit : null
}

/** Ends the transaction of a change, which keeps nothing of it. */
class SecondPersonNeeded extends Error {
  readonly large: Large
  readonly limit: Cents

  constructor(large: Large, limit: Cents) {
    super(`A second person is needed: ${large.words}.`)
    this.large = large
    this.limit = limit
  }
}

type Parts = Pick<OfficeParts, 'database' | 'clocks' | 'context'>

/** Makes a change, or asks others for it. */
export async function withSecondPerson<T>(
  { staff, note }: { staff: OfficeStaff; note: Note },
  parts: Parts,
  change: (second: SecondPerson) => Promise<T>,
): Promise<T> {
  const find = async (db: Database, large: Large) => {
    const limit = limitBelow(large.amount)
    if (limit === null) return []
    const found = await requestsOfOthers(db, large, staff, parts)
    if (found.length === 0) throw new SecondPersonNeeded(large, limit)
    return found
  }
  try {
    return await change({
      async requireRequest(db, large) {
        await find(db, large)
      },
      async takeRequest(trx, large) {
        if ((await find(trx, large)).length > 0) await endAskedChanges(trx, requestOf(large))
      },
    })
  } catch (error) {
    if (!(error instanceof SecondPersonNeeded)) throw error
    const { large, limit } = error
    const { amount } = large
    const names = await parts.database.transaction().execute((trx) => ask(trx, large, staff, parts, note))
    if (names.length === 0) throw new Refusal('second_person_missing', { amount, limit })
    throw new Refusal('second_person_asked', { amount, limit, names, lifetime: requestLifetime })
  }
}

/** Both make the change, and one of the two approves changes of others. */
function mayPair(one: Role, other: Role, permission: Permission): boolean {
  const both = [one, other]
  return (
    both.every((role) => grantOf(role, permission) === 'may') &&
    both.some((role) => grantOf(role, 'approve') === 'may')
  )
}

const requestOf = ({ path, record: change, amount }: Large) => ({ path, change, amount })

async function requestsOfOthers(db: Database, large: Large, staff: OfficeStaff, parts: Parts) {
  const asked = await othersWhoAsked(db, {
    ...requestOf(large),
    askedBy: staff.id,
    since: requestsSince(parts.clocks),
  })
  return asked.filter(({ role }) => mayPair(role, staff.role, large.permission))
}

/** The names of those who may make the change too. Asking twice sends one email. */
async function ask(
  trx: Database,
  large: Large,
  staff: OfficeStaff,
  parts: Parts,
  note: Note,
): Promise<string[]> {
  const { clocks, context } = parts
  const { record, words, amount, permission, path } = large
  const able = roles.filter((role) => mayPair(role, staff.role, permission))
  const others = await approversBeside(trx, staff.id, able)
  if (others.length === 0) return []
  await forgetAskedChanges(trx, requestsSince(clocks))
  const asked = { ...requestOf(large), words, askedBy: staff.id, askedAt: clocks.real.now() }
  const id = await insertAskedChange(trx, asked)
  if (id !== undefined) {
    await note(trx, 'change.asked', { change: record, amount })
    const { outbox, origin } = context
    const link = `${officeOrigin(origin)}/office${path}`
    const sentence = { by: staff.name, words, amount, lifetime: requestLifetime }
    const email = changeAskedEmail({ ...sentence, link }, origin)
    for (const other of others) {
      await outbox.post(trx, {
        key: `owner:change-asked:${id}:${other.id}`,
        kind: 'owner',
        to: other.email,
        replyTo: staff.email,
        language: 'en',
        ...email,
      })
    }
  }
  return others.map(({ name }) => name)
}
