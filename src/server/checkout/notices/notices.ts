// Emails about a registration that is confirmed, disputed or moved. Emails about refunds are in refund-notices.ts.
import type { Database } from '#database/engine/connection.ts'
import { refundsOf } from '#database/tables/refunds.ts'
import { linesOf, type RegistrationLine } from '#database/tables/registration-lines.ts'
import type { CourseDateRow } from '#database/tables/rows/dates.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { type Day, dayOf } from '#domain/days.ts'
import type { Dispute } from '#domain/disputes.ts'
import { formatMoney } from '#domain/money.ts'
import { costOf, leftToPromise, notYetGone, returnedFor } from '#domain/refunds.ts'
import { holdsCourses } from '#domain/registration.ts'
import { confirmationMail } from '../../emails/confirmation.ts'
import { movedMail } from '../../emails/moved.ts'
import type { Checkout } from '../checkout.ts'
import { tokenOf } from '../registration-link.ts'
import { notifyOwner, notifyRegistrant } from './notify.ts'

export async function notifyOfCompletion(
  trx: Database,
  registration: RegistrationRow,
  lines: readonly RegistrationLine[],
  checkout: Checkout,
) {
  const email = await confirmationOf(trx, registration, lines, checkout)
  await notifyRegistrant(trx, `confirmation:${registration.id}`, registration, email, checkout)
  const subject = `New registration: ${registration.name}, ${formatMoney(registration.amount)}`
  await notifyOwner(
    trx,
    `registered:${registration.id}`,
    registration,
    { subject, sentence: 'A registration has been paid.' },
    checkout,
  )
}

/** For a corrected address. The key holds the revision, because the first confirmation has the plain key. */
export async function resendConfirmation(
  trx: Database,
  registration: RegistrationRow,
  lines: readonly RegistrationLine[],
  checkout: Checkout,
) {
  const email = await confirmationOf(trx, registration, lines, checkout)
  const key = `confirmation:${registration.id}:${registration.revision}`
  await notifyRegistrant(trx, key, registration, email, checkout)
}

async function confirmationOf(
  trx: Database,
  registration: RegistrationRow,
  lines: readonly RegistrationLine[],
  checkout: Checkout,
) {
  const token = tokenOf(registration, checkout)
  const { origin, clocks } = checkout
  const left = leftToPromise(registration, await refundsOf(trx, registration.id))
  const today = dayOf(clocks.academy.now())
  return confirmationMail({ registration, bought: lines, token, left, today, origin })
}

/** The key holds the revision, so that a reopened dispute is sent again. */
export async function notifyOfDispute(
  trx: Database,
  registration: RegistrationRow,
  dispute: Dispute,
  checkout: Checkout,
) {
  const { subject, sentence } = await disputeWords(trx, registration, dispute)
  await notifyOwner(
    trx,
    `dispute-${dispute.state}:${dispute.id}:${registration.revision}:${registration.id}`,
    registration,
    { subject: `${subject}: ${registration.name}`, sentence },
    checkout,
  )
}

async function disputeWords(
  trx: Database,
  registration: RegistrationRow,
  { state, onlyAsked, amount }: Dispute,
) {
  const { received } = registration
  const about = amount < received ? `${formatMoney(amount)} of the payment` : 'the payment'
  switch (state) {
    case 'open':
      return {
        subject: 'Dispute open',
        sentence: `There is a dispute about ${about}. Please answer with evidence at the provider; no refund is made meanwhile.`,
      }
    case 'inquiry':
      return {
        subject: 'Inquiry of a bank',
        sentence: `A bank asks about ${about}, and has taken nothing yet. Please answer at the provider. Refunds go out meanwhile, and one of all of the payment ends the inquiry.`,
      }
    case 'won':
      return onlyAsked
        ? {
            subject: 'Inquiry ended',
            sentence: `The bank no longer asks about ${about}, and has taken nothing.`,
          }
        : {
            subject: 'Dispute won',
            sentence: `The dispute about ${about} has been decided for the academy.`,
          }
    case 'lost':
      return { subject: 'Dispute lost', sentence: await whatWasLost(trx, registration, about) }
  }
}

/** A lost dispute ends no course: the academy decides whether the registrant keeps it. */
async function whatWasLost(trx: Database, registration: RegistrationRow, about: string): Promise<string> {
  const { id, received, returnedByBank } = registration
  const isGone = notYetGone(registration) === 0
  const returned = returnedByBank + returnedFor(await refundsOf(trx, id))
  const what = isGone
    ? 'the money is gone.'
    : `of ${formatMoney(received)} the bank has returned ${formatMoney(returned)}.`
  const decided = `The dispute about ${about} has been decided against the academy: ${what}`
  const lines = await linesOf(trx, [id])
  const isHeld =
    holdsCourses(registration) &&
    lines.some(({ canceledAt, completedOn }) => canceledAt === null && completedOn === null)
  if (!isHeld) return decided
  return isGone
    ? `${decided} Its courses are still held. Please cancel them, so that their seats are free: nothing more goes back (npm run academy -- refund ${id}).`
    : `${decided} Its courses are still held, and a cancellation gives back no more than is left.`
}

export type Moved = { line: RegistrationLine; from: CourseDates; to: CourseDates }
type CourseDates = Pick<CourseDateRow, 'course' | 'sample'> & { startDay: Day; endDay: Day }

/** The key holds the revision, so that a move back to an earlier date is sent too. */
export async function notifyOfMove(
  trx: Database,
  registration: RegistrationRow,
  { line, from, to }: Moved,
  checkout: Checkout,
) {
  const token = tokenOf(registration, checkout)
  const left = leftToPromise(registration, await refundsOf(trx, registration.id))
  const amount = Math.min(left, costOf(line))
  const email = movedMail({ registration, from, to, amount, token, origin: checkout.origin })
  await notifyRegistrant(
    trx,
    `moved:${registration.revision}:${registration.id}`,
    registration,
    email,
    checkout,
  )
}
