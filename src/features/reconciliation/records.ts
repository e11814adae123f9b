// Reconciles the site's own tables: registrations, refunds, seats, receipts, certificates, emails.

import { isCourseId } from '#content/catalogue.ts'
import { inRecords } from '#content/en/office/reconciliation/disagreements.ts'
import type { Clock, Clocks } from '#domain/dates/clock.ts'
import { days, hours } from '#domain/dates/days.ts'
import { guestId } from '#features/people/notes.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import * as find from './checks.queries.ts'
import { type Disagreement, forStaff, onRegistration, repairable } from './disagreement.ts'
import * as ofEmails from './emails.ts'
import * as ofMoney from './money.ts'

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

const rules: readonly Rule[] = [
  rule(ofMoney.statusesThatContradictMoney, (row) => ({
    sentence: inRecords.statusContradictsMoney(row),
    ...repairable(row.id),
  })),
  rule(ofMoney.pricesThatDoNotMatch, (row) => ({
    sentence: inRecords.priceDoesNotMatch(row),
    ...onRegistration(row.id),
  })),
  rule(ofMoney.paymentsNotInLedger, (row) => ({
    sentence: inRecords.paymentNotInLedger(row),
    ...onRegistration(row.id),
  })),
  rule(ofMoney.linesThatDoNotAddUp, (row) => ({
    sentence: inRecords.linesDoNotAddUp(row),
    ...onRegistration(row.id),
  })),
  rule(ofMoney.refundsNotInLedger, (row) => ({
    sentence: inRecords.refundNotInLedger(row),
    ...onRegistration(row.id),
  })),
  rule(ofMoney.paymentsLeftOpen, (row) => ({
    sentence: inRecords.paymentLeftOpen(row),
    ...repairable(row.id),
  })),
  rule(ofMoney.paymentsWithoutCourse, (row) => ({
    sentence: inRecords.paymentWithoutCourse(row),
    ...repairable(row.id),
  })),
  rule(ofMoney.refundsLeftDue, (row) => ({
    sentence: inRecords.refundLeftDue(row),
    ...repairable(row.id),
  })),
  rule(ofMoney.failedRefundsUnseen, (row) => ({
    sentence: inRecords.failedRefundUnseen(row),
    ...repairable(row.id),
  })),
  rule(ofMoney.refundsOwedButMissing, (row) => ({
    sentence: inRecords.refundMissing(row),
    ...repairable(row.id),
  })),
  rule(ofMoney.creditsNotInLedger, (credit) => ({
    sentence: inRecords.creditNotInLedger(credit),
    ...forStaff(`/people/${guestId(credit.email)}`),
  })),
  rule(find.oversoldDates, (date) => ({
    sentence: inRecords.oversold(date),
    ...(date.last === null ? forStaff('/dates') : onRegistration(date.last)),
  })),
  rule(find.linesWithoutSeat, (line) => ({
    sentence: inRecords.lineWithoutSeat(line),
    ...repairable(line.id),
  })),
  rule(find.seatsWithoutLine, (seat) => ({
    sentence: inRecords.seatWithoutLine(seat),
    ...repairable(seat.id),
  })),
  rule(find.peopleOnCanceledDates, (person) => ({
    sentence: inRecords.onCanceledDate(person),
    ...(person.registration === null ? repairable(person.place ?? '') : onRegistration(person.registration)),
  })),
  rule(find.offersThatDoNotMatch, (offer) => ({
    sentence: inRecords.offerDoesNotMatch(offer),
    ...repairable(offer.place),
  })),
  rule(find.paidWithoutReceipt, (row) => ({
    sentence: inRecords.noReceipt(row),
    ...repairable(row.id),
  })),
  rule(find.receiptsWithGaps, (gap) => ({
    sentence: inRecords.receiptGap(gap),
    ...repairable('receipts'),
  })),
  rule(find.completedWithoutCertificate, (line) => ({
    sentence: inRecords.noCertificate(line),
    ...(isCourseId(line.course) ? repairable(line.id) : onRegistration(line.id)),
  })),
  rule(find.certificatesWithoutCourse, (certificate) => ({
    sentence: inRecords.certificateWithoutCourse(certificate),
    ...onRegistration(certificate.id),
  })),
  rule(ofEmails.paidWithoutConfirmation, (row) => ({
    sentence: inRecords.notConfirmed(row),
    ...repairable(row.id),
  })),
  rule(ofEmails.confirmationsWithoutPayment, (row) => ({
    sentence: inRecords.confirmedUnpaid(row),
    ...onRegistration(row.id),
  })),
  rule(ofEmails.refundsWithoutEmail, (row) => ({
    sentence: inRecords.refundWithoutEmail(row),
    ...repairable(row.id),
  })),
  rule(ofEmails.offlineRefundsWithoutEmail, (row) => ({
    sentence: inRecords.offlineRefundWithoutEmail(row),
    ...repairable(row.id),
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
