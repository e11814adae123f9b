// What the reconciliation found, one sentence for each kind of disagreement.

import type { Day } from '#domain/dates/days.ts'
import type { Entry } from '#domain/money/ledger.ts'
import { type Cents, formatMoney as money } from '#domain/money/money.ts'
import { isCourseId } from '../../../catalogue.ts'
import { words } from '../../words.ts'

type Registration = { id: string }
type Refund = { key: string; amount: Cents }
type CourseDate = { course: string; start: string }

/** The policy would give a share only. */
const refundWhole = (price: Cents) => `Refund all of ${money(price)} for it.`

const dateOf = ({ course, start }: CourseDate) => `${words.courseLabel(course)}, ${start}`

/** Why a course of a removed or newer catalogue gets no certificate. */
export const hoursUnknown = 'this release’s catalogue does not have the course, nor the hours to certify'

/** Found in the site's own tables. */
export const inRecords = {
  statusContradictsMoney: ({
    id,
    status,
    received,
    refunded,
    paid,
  }: Registration & { status: string; received: Cents; refunded: Cents; paid: boolean }) =>
    `Registration ${id} is ${status}, but ${paid ? 'was paid' : 'was not paid'}: ${money(received)} was received and ${money(refunded)} refunded.`,
  priceDoesNotMatch: ({
    id,
    amount,
    agreed,
    payments,
  }: Registration & { amount: Cents; agreed: Cents; payments: Cents }) =>
    `Registration ${id} costs ${money(amount)}; its ledger says ${money(agreed)}, and its payments add up to ${money(payments)}.`,
  paymentNotInLedger: ({
    id,
    position,
    amount,
    state,
    received,
  }: Registration & { position: number; amount: Cents; state: string; received: Cents }) =>
    `Payment ${position} of registration ${id} is ${state} at ${money(amount)}, and the ledger has ${money(received)} from it.`,
  linesDoNotAddUp: ({ id, amount, lines }: Registration & { amount: Cents; lines: Cents }) =>
    `The courses of registration ${id} cost ${money(lines)} together, the registration ${money(amount)}.`,
  refundNotInLedger: ({ id, key, amount, decided }: Registration & Refund & { decided: Cents }) =>
    `The refund ${key} of registration ${id} is ${money(amount)}, and the ledger has ${money(decided)} for it.`,
  paymentLeftOpen: ({ id, expiresAt }: Registration & { expiresAt: Date }) =>
    `Registration ${id} still waits for a payment whose time was over at ${expiresAt.toISOString()}.`,
  paymentWithoutCourse: ({ id, received, refunded }: Registration & { received: Cents; refunded: Cents }) =>
    `Registration ${id} holds no course, and ${money(received - refunded)} of its money is not refunded.`,
  refundLeftDue: ({ key, amount }: Refund) =>
    `The refund ${key} of ${money(amount)} was decided more than an hour ago and has not been sent.`,
  failedRefundUnseen: ({ key, amount }: Refund) =>
    `The refund ${key} of ${money(amount)} failed, and its registration does not ask for a person.`,
  refundMissing: ({ id, owed }: Registration & { owed: Cents }) =>
    `The ledger of registration ${id} owes ${money(owed)}, and no refund of that amount is under way.`,
  creditNotInLedger: ({
    id,
    balance,
    ledger,
    held,
    holds,
  }: {
    id: string
    balance: Cents
    ledger: Cents
    held: Cents
    holds: Cents
  }) =>
    `Credit ${id} has ${money(balance)} left and ${money(held)} held. The ledger has ${money(ledger)} of it, and orders hold ${money(holds)}.`,
  oversold: ({
    taken,
    spots,
    last,
    price,
    ...date
  }: CourseDate & { taken: number; spots: number; last: string | null; price: Cents }) => {
    const seats = `${dateOf(date)}: ${taken} seats are taken of ${spots}`
    return last === null
      ? `${seats}, none of them paid.`
      : `${seats}; the last to come was registration ${last}. ${refundWhole(price)}`
  },
  lineWithoutSeat: ({ id, ...date }: Registration & CourseDate) =>
    `Registration ${id} has paid for ${dateOf(date)} and has no seat there.`,
  seatWithoutLine: ({ id, ...date }: Registration & CourseDate) =>
    `A seat of ${dateOf(date)} is kept for registration ${id}, which has no course there.`,
  onCanceledDate: ({
    registration,
    place,
    price,
    ...date
  }: CourseDate & { registration: string | null; place: string | null; price: Cents }) =>
    registration === null
      ? `Place ${place} of the waiting list waits for ${dateOf(date)}, which was canceled.`
      : `Registration ${registration} has paid for ${dateOf(date)}, which was canceled. ${refundWhole(price)}`,
  offerDoesNotMatch: ({ place, seat, ...date }: CourseDate & { place: string; seat: boolean }) =>
    seat
      ? `A seat of ${dateOf(date)} is kept for place ${place} of the waiting list, which has no offer.`
      : `Place ${place} of the waiting list has an offer for ${dateOf(date)}, and no seat is kept for it.`,
  noReceipt: ({ id }: Registration) => `Registration ${id} is paid and has no receipt number.`,
  receiptGap: ({ year, number, behind }: { year: number; number: number; behind: boolean }) =>
    behind
      ? `Receipt number ${number} of ${year} is given, but the counter is below it: the next payment would fail.`
      : `Receipt number ${number} of ${year} belongs to no payment.`,
  noCertificate: ({ id, course, completedOn }: Registration & { course: string; completedOn: Day }) => {
    const missing = `Registration ${id} completed ${words.courseLabel(course)} on ${completedOn} and has no certificate for it`
    return isCourseId(course) ? `${missing}.` : `${missing}, nor can it have one: ${hoursUnknown}.`
  },
  certificateWithoutCourse: ({ id, code, course }: Registration & { code: string; course: string }) =>
    `Certificate ${code} is for ${words.courseLabel(course)}, which registration ${id} has not completed as it says. Revoke the certificate.`,
  notConfirmed: ({ id }: Registration) => `Registration ${id} is paid and was never confirmed by email.`,
  confirmedUnpaid: ({ id }: Registration) => `Registration ${id} was confirmed by email and is not paid.`,
  refundWithoutEmail: ({ id, amount, reason }: Registration & { amount: Cents; reason: string }) =>
    `Registration ${id} gets ${money(amount)} back (${reason}) and got no email about it.`,
  offlineRefundWithoutEmail: ({ id, amount }: Registration & { amount: Cents }) =>
    `Registration ${id} got ${money(amount)} back offline and got no email about it.`,
}

type Received = Registration & { status: string; received: Cents }

/** Found by comparison with the provider. */
export const withProvider = {
  unknownPayment: ({
    intentId,
    amount,
    registrationId,
  }: {
    intentId: string
    amount: Cents
    registrationId: string | null
  }) =>
    `The provider holds ${money(amount)} under ${intentId} for registration ${registrationId}, which does not have that payment.`,
  neverTaken: ({ id, status, received }: Received) =>
    `Registration ${id} is ${status} with ${money(received)}, which the provider never took.`,
  stillPayable: ({ id, status }: Registration & { status: string }) =>
    `Registration ${id} is ${status} and could still be paid.`,
  anotherAmountTaken: ({ id, status, received, taken }: Received & { taken: Cents }) =>
    `Registration ${id} is ${status} with ${money(received)}; the provider took ${money(taken)}.`,
  missingEntries: ({ id, entries }: Registration & { entries: readonly Entry[] }) =>
    `The ledger of registration ${id} lacks what the provider reports: ${entries.map(entryInWords).join('; ')}.`,
  unknownDispute: ({ id }: Registration) =>
    `The payment of registration ${id} is disputed, and the registration does not say so.`,
  anotherDispute: ({ id, standing, dispute }: Registration & { standing: string; dispute: string }) =>
    `The dispute of registration ${id} is ${standing} at the provider; the registration says ${dispute}.`,
  refundSentTwice: ({ key, decided, sent }: DecidedRefund) =>
    `The refund ${key} of ${money(decided)} was sent more than once: ${money(sent)} in all.`,
  refundNeverSent: ({ key, decided }: DecidedRefund) =>
    `The refund ${key} of ${money(decided)} counts as sent, and the provider does not know it.`,
  refundOfAnotherAmount: ({ key, decided, sent }: DecidedRefund) =>
    `The refund ${key} was decided at ${money(decided)} and sent as ${money(sent)}.`,
  slowRefund: ({ key, amount, since, waitsForFunds }: Refund & { since: Day; waitsForFunds: boolean }) =>
    `The refund ${key} of ${money(amount)} has been pending since ${since}, ${
      waitsForFunds
        ? 'because the academy’s balance at the provider is too small: please add to it there'
        : 'and the provider does not say why: please ask there'
    }.`,
}

/** '$10.00 from provider to refund_payable for re_1' */
function entryInWords({ amount, from, to, refund, dispute }: Entry): string {
  return `${money(amount)} from ${from} to ${to} for ${refund ?? dispute ?? 'the payment'}`
}

type DecidedRefund = { key: string; decided: Cents; sent: Cents }
