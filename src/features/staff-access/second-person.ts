// A change above the limit is made by two people: the first one asks for it by making it, and nothing changes. It is made when
// another one makes the same change. Refunds have requests of their own: see desk/approvals.ts.
import { approvalLimit } from '#content/approval-limit.ts'
import { staffNotes } from '#content/en/office/staff-notes.ts'
import { hours } from '#domain/days.ts'
import type { Cents } from '#domain/money.ts'
import { grantOf, type Permission, type Role, roles } from '#domain/office-roles.ts'
import type { Note } from '#features/record/staff-note.ts'
import type { Database } from '#platform/database/connection.ts'
import { StaffRefusal } from '#platform/http/staff-refusal.ts'
import { officeOrigin } from '#platform/office-origin.ts'
import {
  forgetAskedChanges,
  insertAskedChange,
  othersWhoAsked,
  takeAskedChanges,
} from './asked-changes.queries.ts'
import { changeAskedEmail } from './change-asked.emails.ts'
import type { OfficeStaff } from './guard.ts'
import type { OfficeParts } from './office.ts'
import { approversBeside } from './staff.queries.ts'

/** The same days as the sentence of the refusal says. */
export const askedFor = hours(72)

type LargeChange = {
  /** For the record and the email: nothing personal. */
  change: string
  /** What it gives back, or may give back. */
  amount: Cents
  permission: Permission
  /** Where it is made, which says about whom. */
  path: string
}

/** The limit, if an amount is above it. */
export function limitBelow(amount: Cents): Cents | null {
  const limit = approvalLimit()
  return amount > limit ? limit : null
}

/** Refuses a change above the limit, and asks others for it, unless another person has asked for the same one. */
export async function requireSecondPerson(
  large: LargeChange,
  staff: OfficeStaff,
  parts: Pick<OfficeParts, 'database' | 'clocks' | 'context'>,
  note: Note,
): Promise<void> {
  const { amount } = large
  const limit = limitBelow(amount)
  if (limit === null) return
  const names = await parts.database.transaction().execute(async (trx) => {
    if (await takeRequest(trx, large, staff, parts)) return null
    return ask(trx, large, staff, parts, note)
  })
  if (names?.length === 0) throw new StaffRefusal('second_person_missing', { amount, limit })
  if (names) throw new StaffRefusal('second_person_asked', { amount, limit, names })
}

/** Both make the change, and one of the two approves changes of others. */
function mayPair(one: Role, other: Role, permission: Permission): boolean {
  const both = [one, other]
  return (
    both.every((role) => grantOf(role, permission) === 'may') &&
    both.some((role) => grantOf(role, 'approve') === 'may')
  )
}

const keyOf = ({ change, path }: Pick<LargeChange, 'change' | 'path'>) => `${path}: ${change}`

type Clocked = Pick<OfficeParts, 'clocks'>

async function takeRequest(
  trx: Database,
  { amount, permission, ...named }: LargeChange,
  { id: askedBy, role }: OfficeStaff,
  { clocks }: Clocked,
): Promise<boolean> {
  const change = keyOf(named)
  await forgetAskedChanges(trx, new Date(clocks.real.now().getTime() - askedFor))
  const asked = (await othersWhoAsked(trx, { change, amount, askedBy })).filter((other) =>
    mayPair(other.role, role, permission),
  )
  if (asked.length === 0) return false
  const taken = await takeAskedChanges(trx, { change, amount })
  return asked.some(({ id }) => taken.includes(id))
}

/** The names of those who may make the change too. Asking twice sends one email. */
async function ask(
  trx: Database,
  { change, amount, permission, path }: LargeChange,
  staff: OfficeStaff,
  { clocks, context }: Pick<OfficeParts, 'clocks' | 'context'>,
  note: Note,
): Promise<string[]> {
  const able = roles.filter((role) => mayPair(role, staff.role, permission))
  const others = await approversBeside(trx, staff.id, able)
  const asked = { change: keyOf({ change, path }), amount, askedBy: staff.id, askedAt: clocks.real.now() }
  const id = others.length > 0 ? await insertAskedChange(trx, asked) : undefined
  if (id !== undefined) {
    await note(trx, staffNotes.changeAsked({ change, amount }))
    const { outbox, origin } = context
    const link = `${officeOrigin(origin)}/office${path}`
    const email = changeAskedEmail({ by: staff.name, change, amount, link }, origin)
    for (const other of others) {
      const key = `owner:change-asked:${id}:${other.id}`
      await outbox.post(trx, {
        key,
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
