// Reconciles the site's own tables: registrations, refunds, seats, receipts, certificates, emails.

import { wordsIn } from '#content/words.ts'
import * as ofEmails from '#database/checks/emails.ts'
import * as ofMoney from '#database/checks/money.ts'
import * as find from '#database/checks/records.ts'
import type { Database } from '#database/engine/connection.ts'
import { isCourseId } from '#domain/catalogue.ts'
import type { Clock, Clocks } from '#domain/clock.ts'
import { days, hours } from '#domain/days.ts'
import { type Cents, formatMoney } from '#domain/money.ts'
import {
  type Disagreement,
  listDatesCommand,
  refundCommand,
  repairCommand,
  showCommand,
} from './disagreement.ts'

/** Limits a report to what a person can read. The rest shows after the first ones are repaired. */
export const mostOfAKind = 200

/**
 * The site keeps emails for two years. Older registrations may have lost theirs, so they are not checked for
 * emails.
 */
export const emailsKept = days(700)
/** The polls run every minute: work that is an hour overdue has been forgotten. */
const timeToAct = hours(1)

type Rule = (db: Database, bounds: find.CheckBounds) => Promise<Disagreement[]>

function rule<Row>(
  query: (db: Database, bounds: find.CheckBounds) => Promise<Row[]>,
  report: (row: Row) => Disagreement,
): Rule {
  return async (db, bounds) => (await query(db, bounds)).map(report)
}

/** Why a course of a removed or newer catalogue gets no certificate. */
export const hoursUnknown = 'this release’s catalogue does not have the course, nor the hours to certify'

const money = (amount: Cents) => formatMoney(amount)
const dateOf = ({ course, start }: { course: string; start: string }) =>
  `${wordsIn('en').courseLabel(course)}, ${start}`

const rules: readonly Rule[] = [
  rule(ofMoney.statusesThatContradictMoney, ({ id, status, received, refunded, paid }) => ({
    sentence: `Registration ${id} is ${status}, but ${paid ? 'was paid' : 'was not paid'}: ${money(received)} came and ${money(refunded)} went back.`,
    repair: repairCommand(id),
  })),
  rule(ofMoney.pricesThatDoNotMatch, ({ id, amount, agreed, payments }) => ({
    sentence: `Registration ${id} costs ${money(amount)}; its ledger says ${money(agreed)}, and its payments add up to ${money(payments)}.`,
    repair: showCommand(id),
  })),
  rule(ofMoney.paymentsNotInLedger, ({ id, position, state, received }) => ({
    sentence: `Payment ${position} of registration ${id} is ${state}, and the ledger has ${money(received)} from it.`,
    repair: showCommand(id),
  })),
  rule(ofMoney.linesThatDoNotAddUp, ({ id, amount, lines }) => ({
    sentence: `The courses of registration ${id} cost ${money(lines)} together, the registration ${money(amount)}.`,
    repair: showCommand(id),
  })),
  rule(ofMoney.refundsNotInLedger, ({ id, key, amount, decided }) => ({
    sentence: `The refund ${key} of registration ${id} is ${money(amount)}, and the ledger has ${money(decided)} for it.`,
    repair: showCommand(id),
  })),
  rule(ofMoney.paymentsLeftOpen, ({ id, expiresAt }) => ({
    sentence: `Registration ${id} still waits for a payment whose time was over at ${expiresAt.toISOString()}.`,
    repair: repairCommand(id),
  })),
  rule(ofMoney.paymentsWithoutCourse, ({ id, received, refunded }) => ({
    sentence: `Registration ${id} holds no course, and ${money(received - refunded)} of its money does not go back.`,
    repair: repairCommand(id),
  })),
  rule(ofMoney.refundsLeftDue, ({ id, key, amount }) => ({
    sentence: `The refund ${key} of ${money(amount)} was decided more than an hour ago and has not been sent.`,
    repair: repairCommand(id),
  })),
  rule(ofMoney.failedRefundsUnseen, ({ id, key, amount }) => ({
    sentence: `The refund ${key} of ${money(amount)} failed, and its registration does not ask for a person.`,
    repair: repairCommand(id),
  })),
  rule(ofMoney.refundsOwedButMissing, ({ id, owed }) => ({
    sentence: `The ledger of registration ${id} owes ${money(owed)}, and no refund of that amount is under way.`,
    repair: repairCommand(id),
  })),
  rule(find.oversoldDates, (date) => {
    const taken = `${dateOf(date)}: ${date.taken} seats are taken of ${date.spots}`
    return date.last === null
      ? { sentence: `${taken}, none of them paid.`, repair: listDatesCommand(date.course) }
      : {
          sentence: `${taken}; the last to come was registration ${date.last}.`,
          repair: refundCommand(date.last, date.course, date.price, 'the date was oversold'),
        }
  }),
  rule(find.linesWithoutSeat, (line) => ({
    sentence: `Registration ${line.id} has paid for ${dateOf(line)} and has no seat there.`,
    repair: repairCommand(line.id),
  })),
  rule(find.seatsWithoutLine, (seat) => ({
    sentence: `A seat of ${dateOf(seat)} is kept for registration ${seat.id}, which has no course there.`,
    repair: repairCommand(seat.id),
  })),
  rule(find.peopleOnCanceledDates, (person) =>
    person.registration === null
      ? {
          sentence: `Place ${person.place} of the waiting list waits for ${dateOf(person)}, which was canceled.`,
          repair: repairCommand(person.place ?? ''),
        }
      : {
          sentence: `Registration ${person.registration} has paid for ${dateOf(person)}, which was canceled.`,
          repair: refundCommand(person.registration, person.course, person.price, 'the date was canceled'),
        },
  ),
  rule(find.offersThatDoNotMatch, (offer) => ({
    sentence: offer.seat
      ? `A seat of ${dateOf(offer)} is kept for place ${offer.place} of the waiting list, which has no offer.`
      : `Place ${offer.place} of the waiting list has an offer for ${dateOf(offer)}, and no seat is kept for it.`,
    repair: repairCommand(offer.place),
  })),
  rule(find.paidWithoutReceipt, ({ id }) => ({
    sentence: `Registration ${id} is paid and has no receipt number.`,
    repair: repairCommand(id),
  })),
  rule(find.receiptsWithGaps, ({ year, number, behind }) =>
    behind
      ? {
          sentence: `Receipt number ${number} of ${year} is given, but the counter is below it: the next payment would fail.`,
          repair: repairCommand('receipts'),
        }
      : {
          sentence: `Receipt number ${number} of ${year} is nobody’s.`,
          repair: repairCommand('receipts'),
        },
  ),
  rule(find.completedWithoutCertificate, ({ id, course, completedOn }) => {
    const missing = `Registration ${id} completed ${wordsIn('en').courseLabel(course)} on ${completedOn} and has no certificate for it`
    return isCourseId(course)
      ? { sentence: `${missing}.`, repair: repairCommand(id) }
      : { sentence: `${missing}, nor can it have one: ${hoursUnknown}.`, repair: showCommand(id) }
  }),
  rule(find.certificatesWithoutCourse, ({ id, code, course }) => ({
    sentence: `Certificate ${code} is for ${wordsIn('en').courseLabel(course)}, which registration ${id} has not completed as it says.`,
    repair: `npm run academy -- certificate revoke ${code}`,
  })),
  rule(ofEmails.paidWithoutConfirmation, ({ id }) => ({
    sentence: `Registration ${id} is paid and was never confirmed by email.`,
    repair: repairCommand(id),
  })),
  rule(ofEmails.confirmationsWithoutPayment, ({ id }) => ({
    sentence: `Registration ${id} was confirmed by email and is not paid.`,
    repair: showCommand(id),
  })),
  rule(ofEmails.refundsWithoutEmail, ({ id, amount, reason }) => ({
    sentence: `Registration ${id} gets ${money(amount)} back (${reason}) and got no email about it.`,
    repair: repairCommand(id),
  })),
  rule(ofEmails.offlineRefundsWithoutEmail, ({ id, amount }) => ({
    sentence: `Registration ${id} got ${money(amount)} back offline and got no email about it.`,
    repair: repairCommand(id),
  })),
]

export async function* checkRecords(db: Database, clocks: Clocks): AsyncGenerator<Disagreement> {
  const before = (clock: Clock, time: number) => new Date(clock.now().getTime() - time)
  const bounds = {
    most: mostOfAKind,
    overdueSince: before(clocks.real, timeToAct),
    overdueOnCalendar: before(clocks.academy, timeToAct),
    emailsSince: before(clocks.real, emailsKept),
  }
  for (const check of rules) yield* await check(db, bounds)
}
