// What staff decide and look up, by the verbs themselves: tests arrange their state with it. Journeys call it in another process
// (purchases.ts), so inputs and answers are plain data.
import { courseOf } from '#content/catalogue.ts'
import { spotsPerDate } from '#domain/catalogue/catalogue.ts'
import { addDays, type Day, daysBetween } from '#domain/dates/days.ts'
import { refunded } from '#domain/money/ledger.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import { pendingOutsideCredits } from '#features/awards/outside-credits.queries.ts'
import { decideEntry } from '#features/awards/record-award.ts'
import { sendRefund } from '#features/cancellations/cancel.ts'
import { failedRefundsOf, refundOutside, retryRefund } from '#features/cancellations/retry-failed.ts'
import { decideQuoted, quoteByStaff } from '#features/cancellations/staff-quote.ts'
import { courseDateOn } from '#features/catalogue/course-dates.queries.ts'
import { completeCourse } from '#features/certificates/complete-course.ts'
import { completeDate } from '#features/certificates/complete-date.ts'
import { endCertificate, reissueCertificate } from '#features/certificates/replace-certificate.ts'
import { undoCompletion } from '#features/certificates/undo-completion.ts'
import { giveCredit } from '#features/credit/give-credit.ts'
import { cancelDate } from '#features/dates/cancel-date.ts'
import { moveDate } from '#features/dates/move-date.ts'
import { addDate, changeSeats, closeDate } from '#features/dates/plan-dates.ts'
import { makeCode, type NewCode } from '#features/discounts/make-code.ts'
import { makeOffer, type NewOffer } from '#features/offers/make-offer.ts'
import { uidOfAccount } from '#features/people/users.queries.ts'
import { replyToQuestion } from '#features/questions/reply.ts'
import { makeNote } from '#features/record/staff-note.ts'
import { attendeesOf } from '#features/registrations/registration-lines.queries.ts'
import { registrationsOfPerson } from '#features/registrations/registration-owners.queries.ts'
import { registrationById } from '#features/registrations/registrations.queries.ts'
import { confirmWire, type NewWire, recordWire } from '#features/wires/record-wire.ts'
import type { Context } from '#platform/context.ts'

export type Desk = ReturnType<typeof deskOf>

export type Refund = { course?: string; amount?: Cents; reason?: string; keeps?: boolean }

export function deskOf(context: Context) {
  const { database } = context
  const note = makeNote({ by: { user: 'tester' }, clock: context.clocks.real })
  return {
    addDate(course: string, start: Day, { days = courseOf(course).days, spots = spotsPerDate } = {}) {
      return addDate({ course, start, end: addDays(start, days - 1), spots }, context, note)
    },
    async moveDate(course: string, start: Day, to: Day) {
      const date = await courseDateOn(database, course, start)
      const length = daysBetween(start, date?.endDay ?? start)
      return moveDate({ course, start, to, end: addDays(to, length) }, context, note)
    },
    changeSeats: (course: string, start: Day, spots: number) =>
      changeSeats({ course, start, spots }, context, note),
    closeDate: (course: string, start: Day) => closeDate({ course, start }, context, note),
    cancelDate: (course: string, start: Day, moveTo: Day | null = null) =>
      cancelDate({ course, start, moveTo }, context, note),
    /** Without an amount, the policy's. */
    async refund(registrationId: string, { course, amount, reason, keeps = false }: Refund = {}) {
      const wanted = { registrationId, items: course ? [course] : null, amount: amount ?? null, keeps }
      const quote = await quoteByStaff(database, wanted, context)
      const grounds = { reason: reason ?? null }
      const decided = await database
        .transaction()
        .execute((trx) => decideQuoted(trx, quote, grounds, context, note))
      const { status } = await sendRefund(decided, context)
      return { amount: quote.amount, status }
    },
    async retryRefund(registrationId: string) {
      const { status, ledger } = await retryRefund(registrationId, context, note)
      return { status, refunded: refunded(ledger) }
    },
    /** All that failed was refunded offline, except the part that a chargeback returned. */
    async refundOutside(registrationId: string, byBank?: Cents) {
      const registration = await registrationById(database, registrationId)
      const failed = registration ? await failedRefundsOf(database, registration) : []
      const amount = sum(failed.map(({ owed }) => owed))
      const sent = { registrationId, amount, how: 'bank transfer 4711', byBank }
      const { status, ledger } = await refundOutside(sent, context, note)
      return { amount, status, refunded: refunded(ledger) }
    },
    complete: (registrationId: string, course: string, on: Day) =>
      completeCourse({ registrationId, course, on }, context, note),
    undoCompletion: (registrationId: string, course: string) =>
      undoCompletion({ registrationId, course }, context, note),
    completeDate: (course: string, start: Day) => completeDate({ course, start }, context, note),
    reissueCertificate: (code: string) => reissueCertificate(code, context, note),
    revokeCertificate: (code: string) => endCertificate(code, context, note),
    async approveHoursOf(email: string) {
      const uid = await uidOfAccount(database, email)
      for (const row of (await pendingOutsideCredits(database)).filter((one) => one.uid === uid)) {
        const decision = { state: 'approved', reason: null } as const
        await decideEntry({ table: 'outsideCredits', row }, decision, context, note)
      }
    },
    makeCode: (code: NewCode) => makeCode(code, context, note),
    giveGoodwill(email: string, amount: Cents) {
      const given = { email, amount, source: 'goodwill', reason: 'a late start', expiresOn: null } as const
      return database.transaction().execute((trx) => giveCredit(trx, given, context, note))
    },
    /** 'Q-0007' */
    replyTo: (question: string, text: string) =>
      replyToQuestion(Number(question.slice(2)), text, context, note),
    makeOffer: (offer: NewOffer) => makeOffer(offer, context, note),
    recordWire: (wire: NewWire, user: string) => recordWire(wire, { user }, context, note),
    /** Of the account with this address, and of the address itself. */
    async registrationsOf(email: string) {
      const uid = (await uidOfAccount(database, email)) ?? null
      const found = await registrationsOfPerson(database, { email, uid })
      return found.map(({ id, items, status, ledger }) => ({ id, items, status, refunded: refunded(ledger) }))
    },
    /** Everybody with a seat on a date. */
    async everybodyOn(course: string, start: Day) {
      const date = await courseDateOn(database, course, start)
      return date ? await attendeesOf(database, date.id) : []
    },
    confirmWire: (id: string, user: string) => confirmWire(id, { user }, context, note),
  }
}
