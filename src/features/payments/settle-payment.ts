// The only place that records the result of a payment. Webhook, browser and poll pass an intent's id, and their data is not
// trusted: the provider is read, then one transaction writes. No transaction waits for the provider.

import { judge } from '#domain/money/settlement.ts'
import { isUuid } from '#domain/people/uuid.ts'
import { adoptIntent, changePayment } from '#features/ledger/payments.queries.ts'
import { closeUnpaid } from '#features/orders/close-unpaid.ts'
import { sendDueRefunds } from '#features/refunds/send-due-refunds.ts'
import {
  changeRegistration,
  lockRegistrations,
  lockWithCounted,
  registrationByIntent,
  registrationsByIntent,
} from '#features/registrations/registrations.queries.ts'
import { holdTime } from '#features/seats/hold-caps.ts'
import { extendHolds } from '#features/seats/unpaid-holds.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { PaymentRow } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { completeGroup } from './complete-registration.ts'
import { followMoney, type ProviderReport } from './follow-money.ts'
import { takeFurtherPayment } from './further-payment.ts'
import { holdForReview } from './money-for-nothing.ts'
import { type Members, membersOf, readReports } from './read-report.ts'

/**
 * Updates the registrations of a payment to its state; null for a payment that is not ours. Returns the registration of that id,
 * or the payer's. A caller that has just read the registrations passes them as known.
 */
export async function settlePayment(
  intentId: string,
  context: Context,
  { registrationId, known }: { registrationId?: string; known?: readonly RegistrationRow[] } = {},
): Promise<RegistrationRow | null> {
  const settled = await settle(intentId, context, { known })
  return settled && sendForEach(settled, context, registrationId)
}

/** For the buyer, who proves the payment by its client secret; null if that is another's. */
export async function settleOwnPayment(
  clientSecret: string,
  context: Context,
): Promise<RegistrationRow | null> {
  const [intentId = ''] = clientSecret.split('_secret_')
  if (!(await registrationByIntent(context.database, intentId))) return null
  const settled = await settle(intentId, context, { clientSecret })
  return settled && sendForEach(settled, context)
}

async function sendForEach(
  settled: Settled,
  context: Context,
  registrationId: string = settled[0].id,
): Promise<RegistrationRow> {
  let chosen = settled[0]
  for (const registration of settled) {
    const sent = await sendAndSettle(registration, context)
    if (registration.id === registrationId) chosen = sent
  }
  return chosen
}

/** Sends the refunds that are due, and records what the provider made of them. */
export async function sendAndSettle(
  registration: RegistrationRow,
  context: Context,
): Promise<RegistrationRow> {
  let current = registration
  for (const { intentId, refused } of await sendDueRefunds(registration, context)) {
    const settled = await settle(intentId, context, { refused })
    current = settled?.find(({ id }) => id === registration.id) ?? current
  }
  return current
}

/** The registrations of a payment, the payer's first. */
type Settled = readonly [RegistrationRow, ...RegistrationRow[]]
type Settling = {
  refused?: ReadonlySet<string>
  clientSecret?: string
  known?: readonly RegistrationRow[] | undefined
}

async function settle(
  intentId: string,
  context: Context,
  { refused = new Set(), clientSecret, known = [] }: Settling = {},
): Promise<Settled | null> {
  const { database } = context
  for (let members = membersOf(known, intentId); ; members = undefined) {
    members ??= membersOf(await knownOrAdopted(intentId, context), intentId)
    if (!members) return null
    const reports = (await readReports(members, context)).map((report) => ({ ...report, refused }))
    if (clientSecret !== undefined && clientSecret !== reports[0]?.payment.clientSecret) return null
    const written = await database.transaction().execute(async (trx) => {
      const locked = await lockMembers(trx, members)
      // A row changed after the provider was read, so its answer may be outdated. Read again.
      const isSame = members.every(
        ({ registration: { id, revision } }) => locked.find((one) => one.id === id)?.revision === revision,
      )
      if (!isSame) return undefined
      return writeAll(trx, reportedOf(members, locked, reports), context)
    })
    if (written) {
      const [{ status }] = written
      if (status !== members[0].registration.status) context.tally?.payment(status)
      return written
    }
  }
}

/** An intent that was created but not recorded has its payment in its metadata. */
async function knownOrAdopted(intentId: string, { database, provider }: Context): Promise<RegistrationRow[]> {
  const known = await registrationsByIntent(database, intentId)
  if (known.length > 0) return known
  const { paymentId } = await provider.read(intentId)
  const isAdopted =
    paymentId !== null && isUuid(paymentId) && (await adoptIntent(database, paymentId, intentId))
  return isAdopted ? registrationsByIntent(database, intentId) : []
}

/** An upgrade is bought alone, so a group counts no earlier lines. */
async function lockMembers(trx: Database, members: Members): Promise<RegistrationRow[]> {
  const [first, ...others] = members.map(({ registration }) => registration.id)
  if (first !== undefined && others.length === 0) {
    const locked = await lockWithCounted(trx, first)
    return locked ? [locked] : []
  }
  return lockRegistrations(
    trx,
    members.map(({ registration }) => registration.id),
  )
}

type Reported = { registration: RegistrationRow; payment: PaymentRow; report: ProviderReport }

function reportedOf(
  members: Members,
  locked: readonly RegistrationRow[],
  reports: readonly ProviderReport[],
): Reported[] {
  return members.flatMap(({ registration: { id }, payment }, index) => {
    const registration = locked.find((one) => one.id === id)
    const report = reports[index]
    return registration && report ? [{ registration, payment, report }] : []
  })
}

/** Either all registrations of a payment are completed or none. Afterwards each goes its own way. */
async function writeAll(
  trx: Database,
  [first, ...others]: readonly Reported[],
  context: Context,
): Promise<Settled | undefined> {
  if (!first) return undefined
  const completed = await completeAll(trx, [first, ...others], context)
  if (completed) return completed
  const payer = await write(trx, first, context)
  const colleagues: RegistrationRow[] = []
  for (const one of others) colleagues.push(await write(trx, one, context))
  return [payer, ...colleagues]
}

/** Undefined if the payment completes nothing. */
async function completeAll(
  trx: Database,
  members: readonly [Reported, ...Reported[]],
  context: Context,
): Promise<Settled | undefined> {
  if (members.some((member) => verdictOn(member, context) !== 'complete')) return undefined
  const paid = ({ report, ...member }: Reported) => ({ ...member, arrived: report.payment })
  const [first, ...others] = members
  const completed = await completeGroup(trx, [paid(first), ...others.map(paid)], context)
  const followed: RegistrationRow[] = []
  for (const [index, { payment, report }] of members.entries()) {
    const registration = completed[index]
    if (!registration) continue
    const isTouched = report.payment.refunded > 0 || report.payment.disputed
    followed.push(isTouched ? await followMoney(trx, registration, payment, report, context) : registration)
  }
  const [payer, ...colleagues] = followed
  return payer && [payer, ...colleagues]
}

function verdictOn({ registration, payment, report }: Reported, { clocks }: Context) {
  if (payment.position > 1) return 'follow'
  return judge({ ...registration, due: payment.amount }, report.payment, clocks.real.now())
}

async function write(trx: Database, reported: Reported, context: Context): Promise<RegistrationRow> {
  const { registration, payment, report } = reported
  const { id, expiresAt } = registration
  const arrived = report.payment
  switch (verdictOn(reported, context)) {
    case 'nothing':
      return countAttempts(trx, registration, payment, arrived.failures)
    case 'extend': {
      const later = new Date(expiresAt.getTime() + holdTime)
      await extendHolds(trx, id, later)
      return changeRegistration(trx, registration, { extended: true, expiresAt: later })
    }
    case 'expire':
      return closeUnpaid(trx, registration, 'expired', context)
    case 'cancel':
      return closeUnpaid(trx, registration, 'canceled', context)
    case 'complete':
      throw new Error('A payment completes all of its registrations or none.')
    case 'review': {
      const held = await holdForReview(trx, registration, payment, arrived, context)
      return followMoney(trx, held, payment, report, context)
    }
    case 'follow': {
      const taken = await takeFurtherPayment(trx, registration, payment, arrived, context)
      return arrived.state === 'succeeded' ? followMoney(trx, taken, payment, report, context) : taken
    }
  }
}

/** No change of the registration: its revision stays. The provider counts none for a payment that has ended. */
async function countAttempts(
  trx: Database,
  registration: RegistrationRow,
  payment: PaymentRow,
  attempts: number,
): Promise<RegistrationRow> {
  if (attempts <= payment.attempts) return registration
  return changePayment(trx, registration, payment, { attempts })
}
