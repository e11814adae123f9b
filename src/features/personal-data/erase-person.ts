import { randomUUID } from 'node:crypto'
import { isUnderWay } from '#domain/money/disputes.ts'
import { refundOwed } from '#domain/money/ledger.ts'
import { holdsCourses, type RegistrationStatus } from '#domain/registrations/registration.ts'
import { deleteAwardStepsOf } from '#features/awards/award-steps.queries.ts'
import { deleteAwardTestsOf } from '#features/awards/award-tests.queries.ts'
import { deleteEntriesOf } from '#features/awards/reviewed-entries.queries.ts'
import { clearApprovals } from '#features/cancellations/approvals.queries.ts'
import { deleteCertificatesOf } from '#features/certificates/certificates.queries.ts'
import { deleteEvaluationMarksOf } from '#features/classroom/evaluations.queries.ts'
import { deleteNotesOf } from '#features/classroom/lesson-notes.queries.ts'
import { deleteProgressOf } from '#features/classroom/lesson-progress.queries.ts'
import { deleteJoinsOf } from '#features/classroom/live-sessions.queries.ts'
import { deleteAttemptsOf } from '#features/classroom/tests/test-attempts.queries.ts'
import { clearCreditOwner } from '#features/credit/tuition-credits.queries.ts'
import { deleteOffersOf } from '#features/offers/offers.queries.ts'
import { closeWithoutIntent } from '#features/orders/close-unpaid.ts'
import { settlePayment } from '#features/payments/settle-payment.ts'
import { deleteCalendarFeed } from '#features/people/calendar-feeds.queries.ts'
import { deleteNotesAbout, guestId } from '#features/people/notes.queries.ts'
import { deleteProfile } from '#features/people/profiles.queries.ts'
import { deleteOfficeQuestionsOf } from '#features/questions/office-questions.queries.ts'
import { deleteRecordValues } from '#features/record/staff-actions.queries.ts'
import { linesOf, type RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import {
  anonymizeRegistrations,
  everyRegistrationOf,
  lockRegistrationsOf,
  type Owner,
} from '#features/registrations/registration-owners.queries.ts'
import { eraseHolder } from '#features/registrations/takeovers.queries.ts'
import { leaveEveryLine } from '#features/seats/waiting-list.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { deleteEmailsOf, erasureNotice, languageOfLastEmail } from '#platform/email/emails.ts'
import { Refusal } from '#platform/refusal.ts'
import { erasedEmail } from './erased.emails.ts'

type Needed = Pick<RegistrationRow, 'id' | 'status' | 'dispute' | 'paidAt' | 'ledger'>

const inMotion: readonly RegistrationStatus[] = ['awaiting_payment', 'refund_pending', 'needs_review']

/**
 * Erases a person, with or without an account: profile, certificates, credits, emails. Transactions are kept
 * without personal data, for accounting. Refuses while a payment or refund is under way. Run it in a
 * transaction.
 */
export async function erasePerson(trx: Database, person: Owner, context: Context): Promise<void> {
  const { uid, email, emailVerified } = person
  const registrations = await lockRegistrationsOf(trx, person)
  await refuseWhileNeeded(trx, registrations)
  const registrationIds = registrations.map(({ id }) => id)
  const certificateIds = await deleteCertificatesOf(trx, registrationIds)
  await anonymizeRegistrations(trx, registrationIds)
  await clearApprovals(trx, registrationIds)
  if (uid !== null) await eraseAccount(trx, uid)
  // Waiting lists, questions and general emails are linked to an address alone, so only its verified owner may erase
  // them. The addresses in registrations are not proof of ownership.
  const address = emailVerified ? email : null
  const placeIds = address === null ? [] : await leaveEveryLine(trx, address, context)
  if (address !== null) {
    await deleteOfficeQuestionsOf(trx, address)
    await deleteOffersOf(trx, address)
    await clearCreditOwner(trx, address)
    await notifyOfErasure(trx, { uid, address }, context)
  }
  const takeoverIds = await eraseHolder(trx, { uid, address })
  const account = uid === null ? [] : [uid]
  const about = [...account, ...registrationIds, ...certificateIds, ...placeIds, ...takeoverIds]
  await deleteNotesAbout(trx, address === null ? about : [guestId(address), ...about])
  await deleteRecordValues(trx, address === null ? about : [address, ...about])
  await deleteEmailsOf(trx, { address, about })
}

/**
 * Notifies the owner, because a thief may have deleted the account. The key makes repeated erasures of one
 * account send one email.
 */
async function notifyOfErasure(
  trx: Database,
  { uid, address }: { uid: string | null; address: string },
  { outbox, origin }: Context,
): Promise<void> {
  const language = (await languageOfLastEmail(trx, address)) ?? 'en'
  await outbox.post(trx, {
    key: `${erasureNotice}:${uid ?? randomUUID()}`,
    kind: erasureNotice,
    to: address,
    language,
    ...erasedEmail(language, origin),
  })
}

/**
 * Stops unpaid orders before an erasure; anyone can leave one under another person's address. An order that a
 * bank is deciding about stays. Never call it in a transaction, because it calls the provider.
 */
export async function endUnpaidOrders(person: Owner, context: Context): Promise<void> {
  const registrations = await everyRegistrationOf(context.database, person)
  const isUnpaid = ({ status }: RegistrationRow) => status === 'awaiting_payment'
  await refuseWhileNeeded(
    context.database,
    registrations.filter((registration) => !isUnpaid(registration)),
  )
  for (const { id, payments } of registrations.filter(isUnpaid)) {
    const [{ intentId }] = payments
    if ((await closeWithoutIntent(id, context)) || intentId === null) continue
    await context.provider.stop(intentId)
    await settlePayment(intentId, context)
  }
}

async function eraseAccount(trx: Database, uid: string): Promise<void> {
  await eraseEntries(trx, uid)
  await deleteProgressOf(trx, uid)
  await deleteEvaluationMarksOf(trx, uid)
  await deleteJoinsOf(trx, uid)
  // Before the award's tests: an attempt that is being closed writes one.
  await deleteAttemptsOf(trx, uid)
  await deleteAwardStepsOf(trx, uid)
  await deleteAwardTestsOf(trx, uid)
}

/** Deletes what the owner entered. The profile goes first, because staff lock it while they record something. */
export async function eraseEntries(trx: Database, uid: string): Promise<void> {
  await deleteProfile(trx, uid)
  await deleteEntriesOf(trx, 'awardCases', uid)
  await deleteEntriesOf(trx, 'outsideCredits', uid)
  await deleteCalendarFeed(trx, uid)
  await deleteNotesOf(trx, uid)
}

type InTheWay = { code: 'courses_active' | 'payment_open'; registrationId: string }

/** Why a person cannot be erased now; null if nothing is in the way. Unpaid orders are ended by the erasure. */
export async function erasureBlocked(
  person: Owner,
  { database }: Pick<Context, 'database'>,
): Promise<InTheWay | null> {
  const registrations = await everyRegistrationOf(database, person)
  return findNeeded(
    database,
    registrations.filter(({ status }) => status !== 'awaiting_payment'),
  )
}

async function refuseWhileNeeded(db: Database, registrations: readonly Needed[]): Promise<void> {
  const needed = await findNeeded(db, registrations)
  if (needed) throw new Refusal(needed.code)
}

/**
 * Money first. An erased person could not use a seat that was paid for: canceling first frees the seat and refunds the
 * course.
 */
async function findNeeded(db: Database, registrations: readonly Needed[]): Promise<InTheWay | null> {
  const moving = registrations.find(isMoneyInMotion)
  if (moving) return { code: 'payment_open', registrationId: moving.id }
  const held = registrations.filter(holdsCourses).map(({ id }) => id)
  const isActive = ({ canceledAt, completedOn }: RegistrationLine) =>
    canceledAt === null && completedOn === null
  const active = (await linesOf(db, held)).find(isActive)
  return active ? { code: 'courses_active', registrationId: active.registrationId } : null
}

/** A dispute has to be answered with personal data, and a won dispute returns money. */
function isMoneyInMotion({ status, dispute, ledger }: Needed): boolean {
  return inMotion.includes(status) || isUnderWay(dispute) || refundOwed(ledger) > 0
}
