// What the academy's own tables say of one another: registrations, refunds, seats, receipts, certificates, letters.

import { wordsIn } from '#content/words.ts'
import * as letters from '#database/checks/emails.ts'
import * as ofMoney from '#database/checks/money.ts'
import * as find from '#database/checks/records.ts'
import type { Database } from '#database/engine/connection.ts'
import { isCourseId } from '#domain/catalogue.ts'
import type { Clock, Clocks } from '#domain/clock.ts'
import { days, hours } from '#domain/days.ts'
import { type Cents, formatMoney } from '#domain/money.ts'
import { type Disagreement, giveBack, listDates, look, mend } from './disagreement.ts'

/** More of one kind than a person reads; the rest shows once these are mended. */
export const mostOfAKind = 200

/** The site keeps letters for two years; a letter about what was opened within these days is still there. */
export const lettersKept = days(700)
/** The polls look every minute: what is due for an hour is forgotten. */
const timeToAct = hours(1)

type Rule = (db: Database, look: find.Look) => Promise<Disagreement[]>

/** What a query finds, each row told as a disagreement. */
function rule<Row>(
  query: (db: Database, look: find.Look) => Promise<Row[]>,
  tell: (row: Row) => Disagreement,
): Rule {
  return async (db, look) => (await query(db, look)).map(tell)
}

/** Why a certificate cannot be issued for a course that was, or that is to come. */
export const hoursUnknown = 'this release’s catalogue does not have the course, nor the hours to certify'

const money = (amount: Cents) => formatMoney(amount)
const dateOf = ({ course, start }: { course: string; start: string }) =>
  `${wordsIn('en').courseLabel(course)}, ${start}`

const rules: readonly Rule[] = [
  rule(ofMoney.statusesWithoutReason, ({ id, status, received, refunded, paid }) => ({
    sentence: `Registration ${id} is ${status}, but ${paid ? 'was paid' : 'was not paid'}: ${money(received)} came and ${money(refunded)} went back.`,
    repair: mend(id),
  })),
  rule(ofMoney.paidAmountsNotAgreed, ({ id, amount, received }) => ({
    sentence: `Registration ${id} was agreed at ${money(amount)} and holds its courses for ${money(received)}.`,
    repair: look(id),
  })),
  rule(ofMoney.linesThatDoNotAddUp, ({ id, amount, lines }) => ({
    sentence: `The courses of registration ${id} cost ${money(lines)} together, the registration ${money(amount)}.`,
    repair: look(id),
  })),
  rule(ofMoney.returnsThatDoNotAddUp, ({ id, returned, decided }) => ({
    sentence: `The courses of registration ${id} cost ${money(returned)} less by what went back, and refunds of ${money(decided)} were decided for that.`,
    repair: look(id),
  })),
  rule(ofMoney.paymentsLeftOpen, ({ id, expiresAt }) => ({
    sentence: `Registration ${id} still waits for a payment whose time was over at ${expiresAt.toISOString()}.`,
    repair: mend(id),
  })),
  rule(ofMoney.moneyForNothing, ({ id, received, refunded }) => ({
    sentence: `Registration ${id} holds no course, and ${money(received - refunded)} of its money does not go back.`,
    repair: mend(id),
  })),
  rule(ofMoney.refundsLeftDue, ({ id, key, amount }) => ({
    sentence: `The refund ${key} of ${money(amount)} was decided more than an hour ago and has not been sent.`,
    repair: mend(id),
  })),
  rule(ofMoney.failedRefundsUnseen, ({ id, key, amount }) => ({
    sentence: `The refund ${key} of ${money(amount)} failed, and its registration does not ask for a person.`,
    repair: mend(id),
  })),
  rule(ofMoney.promisesNobodyKeeps, ({ id, promised, refunded }) => ({
    sentence: `Registration ${id} gave up courses for ${money(promised)}; ${money(refunded)} went back, and nothing more is on its way.`,
    repair: mend(id),
  })),
  rule(find.oversoldDates, (date) => {
    const taken = `${dateOf(date)}: ${date.taken} seats are taken of ${date.spots}`
    return date.last === null
      ? { sentence: `${taken}, none of them paid.`, repair: listDates(date.course) }
      : {
          sentence: `${taken}; the last to come was registration ${date.last}.`,
          repair: giveBack(date.last, date.course, date.price, 'the date was oversold'),
        }
  }),
  rule(find.linesWithoutSeat, (line) => ({
    sentence: `Registration ${line.id} has paid for ${dateOf(line)} and has no seat there.`,
    repair: mend(line.id),
  })),
  rule(find.seatsWithoutLine, (seat) => ({
    sentence: `A seat of ${dateOf(seat)} is kept for registration ${seat.id}, which has no course there.`,
    repair: mend(seat.id),
  })),
  rule(find.peopleOnCanceledDates, (person) =>
    person.registration === null
      ? {
          sentence: `Place ${person.place} of the waiting list waits for ${dateOf(person)}, which was canceled.`,
          repair: mend(person.place ?? ''),
        }
      : {
          sentence: `Registration ${person.registration} has paid for ${dateOf(person)}, which was canceled.`,
          repair: giveBack(person.registration, person.course, person.price, 'the date was canceled'),
        },
  ),
  rule(find.offersThatDoNotMatch, (offer) => ({
    sentence: offer.seat
      ? `A seat of ${dateOf(offer)} is kept for place ${offer.place} of the waiting list, which has no offer.`
      : `Place ${offer.place} of the waiting list has an offer for ${dateOf(offer)}, and no seat is kept for it.`,
    repair: mend(offer.place),
  })),
  rule(find.paidWithoutReceipt, ({ id }) => ({
    sentence: `Registration ${id} is paid and has no receipt number.`,
    repair: mend(id),
  })),
  rule(find.receiptsWithGaps, ({ year, number, behind }) =>
    behind
      ? {
          sentence: `Receipt number ${number} of ${year} is given, but the counter stands below it: the next payment would fail.`,
          repair: mend('receipts'),
        }
      : {
          sentence: `Receipt number ${number} of ${year} is nobody’s.`,
          repair: mend('receipts'),
        },
  ),
  rule(find.completedWithoutCertificate, ({ id, course, completedOn }) => {
    const missing = `Registration ${id} completed ${wordsIn('en').courseLabel(course)} on ${completedOn} and has no certificate for it`
    return isCourseId(course)
      ? { sentence: `${missing}.`, repair: mend(id) }
      : { sentence: `${missing}, nor can it have one: ${hoursUnknown}.`, repair: look(id) }
  }),
  rule(find.certificatesWithoutCourse, ({ id, code, course }) => ({
    sentence: `Certificate ${code} is for ${wordsIn('en').courseLabel(course)}, which registration ${id} has not completed as it says.`,
    repair: `npm run academy -- certificate revoke ${code}`,
  })),
  rule(letters.paidWithoutConfirmation, ({ id }) => ({
    sentence: `Registration ${id} is paid and was never confirmed by a letter.`,
    repair: mend(id),
  })),
  rule(letters.confirmationsOfNothing, ({ id }) => ({
    sentence: `Registration ${id} was confirmed by a letter and is not paid.`,
    repair: look(id),
  })),
  rule(letters.refundsWithoutLetter, ({ id, amount, reason }) => ({
    sentence: `Registration ${id} gets ${money(amount)} back (${reason}) and was not told so by a letter.`,
    repair: mend(id),
  })),
  rule(letters.otherWaysWithoutLetter, ({ id, amount }) => ({
    sentence: `Registration ${id} got ${money(amount)} back by another way and was not told so by a letter.`,
    repair: mend(id),
  })),
]

export async function* checkRecords(db: Database, clocks: Clocks): AsyncGenerator<Disagreement> {
  const before = (clock: Clock, time: number) => new Date(clock.now().getTime() - time)
  const look = {
    most: mostOfAKind,
    overdueSince: before(clocks.real, timeToAct),
    overdueOnCalendar: before(clocks.academy, timeToAct),
    lettersSince: before(clocks.real, lettersKept),
  }
  for (const check of rules) yield* await check(db, look)
}
