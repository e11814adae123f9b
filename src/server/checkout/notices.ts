// Who is told what of a registration: that it is confirmed, disputed or moved. What is told of money that goes back stands
// in money-back-notices.ts.
import type { Database } from '#database/connection.ts'
import { refundsOf } from '#database/refunds.ts'
import { linesOf, type RegistrationLine } from '#database/registration-lines.ts'
import type { RegistrationRow } from '#database/registrations.ts'
import type { SessionRow } from '#database/sessions.ts'
import { type Day, dayOf } from '#domain/days.ts'
import { formatMoney } from '#domain/money.ts'
import { costOf, leftToPromise, notYetGone } from '#domain/refunds.ts'
import { type DisputeState, holdsCourses } from '#domain/registration.ts'
import { confirmationMail } from '../mail/messages/confirmation.ts'
import { movedMail } from '../mail/messages/moved.ts'
import type { Checkout } from './checkout.ts'
import { tellOwner, tellRegistrant } from './tell.ts'

export async function tellOfCompletion(
  trx: Database,
  registration: RegistrationRow,
  lines: readonly RegistrationLine[],
  checkout: Checkout,
) {
  const { origin, links, clocks } = checkout
  const token = links.sign('registration', registration.id)
  const today = dayOf(clocks.academy.now())
  const letter = confirmationMail({ registration, lines, token, today, origin })
  await tellRegistrant(trx, `confirmation:${registration.id}`, registration, letter, checkout)
  const subject = `New registration: ${registration.name}, ${formatMoney(registration.amount)}`
  await tellOwner(
    trx,
    `registered:${registration.id}`,
    registration,
    { subject, sentence: 'A registration has been paid.' },
    checkout,
  )
}

/** The revision tells a dispute that is opened again from the first. */
export async function tellOfDispute(
  trx: Database,
  registration: RegistrationRow,
  dispute: DisputeState,
  checkout: Checkout,
) {
  const sentences: Record<DisputeState, string> = {
    open: 'The payment is disputed. Please answer with evidence at the provider; no refund is made meanwhile.',
    won: 'The dispute has been decided for the academy.',
    lost: await whatWasLost(trx, registration),
  }
  const subject = `Dispute ${dispute}: ${registration.name}`
  await tellOwner(
    trx,
    `dispute-${dispute}:${registration.revision}:${registration.id}`,
    registration,
    { subject, sentence: sentences[dispute] },
    checkout,
  )
}

/** The bank's word ends no course: whether the academy keeps somebody is its own decision. */
async function whatWasLost(trx: Database, registration: RegistrationRow): Promise<string> {
  const { id, received, returnedByBank } = registration
  const isGone = notYetGone(registration) === 0
  const what = isGone
    ? 'the money is gone.'
    : `of ${formatMoney(received)} the bank has returned ${formatMoney(returnedByBank)}.`
  const decided = `The dispute has been decided against the academy: ${what}`
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
type CourseDates = Pick<SessionRow, 'course' | 'sample'> & { startDay: Day; endDay: Day }

/** The revision tells one move from the next, also back to an earlier date. */
export async function tellOfMove(
  trx: Database,
  registration: RegistrationRow,
  { line, from, to }: Moved,
  checkout: Checkout,
) {
  const token = checkout.links.sign('registration', registration.id)
  const left = leftToPromise(registration, await refundsOf(trx, registration.id))
  const amount = Math.min(left, costOf(line))
  const letter = movedMail({ registration, from, to, amount, token, origin: checkout.origin })
  await tellRegistrant(
    trx,
    `moved:${registration.revision}:${registration.id}`,
    registration,
    letter,
    checkout,
  )
}
