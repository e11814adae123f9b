// Emails about a registration that is confirmed or disputed.
import { disputeNotice } from '#content/en/office/emails/dispute-notices.ts'
import * as ownerNotices from '#content/en/office/emails/owner-notices.ts'
import { dayOf } from '#domain/dates/days.ts'
import type { Dispute } from '#domain/money/disputes.ts'
import { leftToPromise, lost, notYetReturned, received, stillDue } from '#domain/money/ledger.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import { notifyOwner, notifyRegistrant } from '#features/notices/notify.ts'
import { notifyPayer } from '#features/notices/payer-receipt.ts'
import { colleaguesOf, isColleague, isPaidByOther } from '#features/registrations/groups.queries.ts'
import { linesOf, type RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import { tokenOf } from '#features/registrations/registration-link.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { confirmationEmail } from './confirmation.emails.ts'
import { colleagueEmail } from './group.emails.ts'

export async function notifyOfCompletion(
  trx: Database,
  registration: RegistrationRow,
  lines: readonly RegistrationLine[],
  context: Context,
) {
  const email = await confirmationOf(trx, registration, lines, context)
  await notifyRegistrant(trx, `confirmation:${registration.id}`, registration, email, context)
  // The payer of a group has the receipt in their own confirmation.
  if (!isColleague(registration)) await notifyPayer(trx, registration, registration.payments[0], context)
  const notice = { ...ownerNotices.registered(registration), lines }
  await notifyOwner(trx, `registered:${registration.id}`, registration, notice, context)
}

/** For a corrected address. The key holds the revision, because the first confirmation has the plain key. */
export async function resendConfirmation(
  trx: Database,
  registration: RegistrationRow,
  lines: readonly RegistrationLine[],
  context: Context,
) {
  const email = await confirmationOf(trx, registration, lines, context)
  const key = `confirmation:${registration.id}:${registration.revision}`
  await notifyRegistrant(trx, key, registration, email, context)
}

async function confirmationOf(
  trx: Database,
  registration: RegistrationRow,
  lines: readonly RegistrationLine[],
  context: Context,
) {
  const token = tokenOf(registration, context)
  const { origin, clocks } = context
  if (isPaidByOther(registration)) {
    const held = lines.filter(({ canceledAt }) => canceledAt === null)
    const payer = registration.payer?.name ?? ''
    return colleagueEmail({ registration, lines: held, payer, token, origin })
  }
  const colleagues = await colleaguesOf(trx, registration)
  // What is still to pay ends first when a course is canceled, so it counts too.
  const left = leftToPromise(registration) + (registration.plan ? stillDue(registration.ledger) : 0)
  const today = dayOf(clocks.academy.now())
  return confirmationEmail({ registration, bought: lines, colleagues, token, left, today, origin })
}

/** The key holds the revision, so that a reopened dispute is sent again. */
export async function notifyOfDispute(
  trx: Database,
  registration: RegistrationRow,
  dispute: Dispute,
  context: Context,
) {
  const { id, state, amount, onlyAsked } = dispute
  const { id: registrationId, name, ledger } = registration
  const disputed = { id: registrationId, name, received: received(ledger), amount }
  const notice = disputeNotice(
    state === 'lost'
      ? { ...disputed, state, ...(await lossOf(trx, registration)) }
      : { ...disputed, state, onlyAsked },
  )
  const key = `dispute-${state}:${id}:${registration.revision}:${registration.id}`
  await notifyOwner(trx, key, registration, notice, context)
}

async function lossOf(trx: Database, registration: RegistrationRow) {
  const { id, ledger } = registration
  const lines = await linesOf(trx, [id])
  return {
    isGone: notYetReturned(ledger) === 0,
    returned: lost(ledger),
    coursesHeld:
      holdsCourses(registration) &&
      lines.some(({ canceledAt, completedOn }) => canceledAt === null && completedOn === null),
  }
}
