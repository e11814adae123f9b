// Plans to pay in parts, and the payments of theirs that are due.
import { sql } from 'kysely'
import type { Day } from '#domain/dates/days.ts'
import type { Database } from '#platform/database/connection.ts'
import type { PlanRow } from '#platform/database/rows/plans.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'

type NewPlan = Pick<PlanRow, 'policy' | 'terms'> & { registrationId: string }

export async function insertPlan(db: Database, { registrationId, policy, terms }: NewPlan): Promise<PlanRow> {
  await db
    .insertInto('plans')
    .values({
      registrationId,
      policy: sql`${JSON.stringify(policy)}::jsonb`,
      terms: sql`${JSON.stringify(terms)}::jsonb`,
      customerId: null,
    })
    .execute()
  return { policy, terms, customerId: null, methodId: null, card: null, noticedAt: null }
}

/** The customer is made once; a second caller keeps the first one's. */
export async function recordCustomer(
  db: Database,
  registrationId: string,
  customerId: string,
): Promise<string> {
  await db
    .updateTable('plans')
    .set({ customerId })
    .where('registrationId', '=', registrationId)
    .where('customerId', 'is', null)
    .execute()
  const plan = await db
    .selectFrom('plans')
    .select('customerId')
    .where('registrationId', '=', registrationId)
    .executeTakeFirstOrThrow()
  return plan.customerId ?? customerId
}

/** The transaction must hold the lock of the registration. */
export async function changePlan(
  trx: Database,
  registration: RegistrationRow,
  change: Partial<Pick<PlanRow, 'methodId' | 'card'>>,
): Promise<RegistrationRow> {
  if (!registration.plan) return registration
  const { card, ...columns } = change
  await trx
    .updateTable('plans')
    .set({
      ...columns,
      ...(card !== undefined && { card: sql`${card === null ? null : JSON.stringify(card)}::jsonb` }),
    })
    .where('registrationId', '=', registration.id)
    .execute()
  return { ...registration, plan: { ...registration.plan, ...change } }
}

/** The saved card is charged no more. The provider forgets it later. The transaction must hold the lock of the registration. */
export async function revokeCard(trx: Database, registration: RegistrationRow): Promise<RegistrationRow> {
  const { id, plan } = registration
  if (!plan?.methodId) return registration
  await trx
    .updateTable('plans')
    .set({ revokedMethodId: plan.methodId })
    .where('registrationId', '=', id)
    .execute()
  return changePlan(trx, registration, { methodId: null, card: null })
}

/** Registrations with an open payment of a plan until a day. A dispute stops all charges, until it is won. */
export async function plansDueUntil(db: Database, day: Day): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select registrations.id from registrations join plans on plans.registration_id = registrations.id
    where paid_at is not null and (dispute is null or dispute = 'won') and exists (
      select from payments
      where payments.registration_id = registrations.id and state = 'open' and due_day <= ${day})
    order by registrations.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The transaction must hold the lock of the registration. */
export async function recordNotice(trx: Database, registrationId: string, noticedAt: Date): Promise<void> {
  await trx.updateTable('plans').set({ noticedAt }).where('registrationId', '=', registrationId).execute()
}

/** Saved cards that no payment needs: of plans without an open payment, and revoked ones. */
export async function cardsToForget(db: Database) {
  const { rows } = await sql<{ registrationId: string; methodId: string }>`
    select plans.registration_id, method_id from plans
    join registrations on registrations.id = plans.registration_id
    where method_id is not null and paid_at is not null and not exists (
      select from payments where payments.registration_id = plans.registration_id and state = 'open')
    union all
    select registration_id, revoked_method_id from plans where revoked_method_id is not null`.execute(db)
  return rows
}

export async function forgetMethod(db: Database, registrationId: string, methodId: string): Promise<void> {
  await sql`
    update plans set method_id = nullif(method_id, ${methodId}),
      revoked_method_id = nullif(revoked_method_id, ${methodId})
    where registration_id = ${registrationId}`.execute(db)
}

/** Registrations with a payment of a plan that falls due within some days. */
export async function plansDueWithin(db: Database, from: Day, until: Day): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct registration_id as id from payments join registrations on registrations.id = registration_id
    where state = 'open' and due_day between ${from} and ${until} and paid_at is not null
      and (dispute is null or dispute = 'won')
      and exists (select from plans where plans.registration_id = registrations.id)`.execute(db)
  return rows.map(({ id }) => id)
}
