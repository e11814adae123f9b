import { type Entry, entry } from '#domain/money/ledger.ts'
import { sum } from '#domain/money/money.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import { lockCourseDates } from '#features/catalogue/course-dates.queries.ts'
import { lockCreditPart, payCreditPart } from '#features/credit/use-credit.ts'
import { mayStillUseCode } from '#features/discounts/use-code.ts'
import { causedBy, post } from '#features/ledger/post.ts'
import { type Arrived, newReceiptNumber, recordPayment } from '#features/ledger/record-payment.ts'
import { changePlan } from '#features/plans/plans.queries.ts'
import { isColleague, lockGroup } from '#features/registrations/groups.queries.ts'
import { datesOf, linesOf } from '#features/registrations/registration-lines.queries.ts'
import {
  changeRegistration,
  lockRegistration,
  lockWithCounted,
  successorOf,
} from '#features/registrations/registrations.queries.ts'
import { keepAnsweredSeats } from '#features/seats/answer-offer.ts'
import { takeSeats } from '#features/seats/holds.ts'
import { handOverSeats, releaseSeats, seatsOfRegistration } from '#features/seats/seats.queries.ts'
import { settleHolds } from '#features/seats/unpaid-holds.queries.ts'
import { offerFreeSeats } from '#features/seats/waiting-list.ts'
import { isStillCounted, moveIn } from '#features/upgrades/move-in.ts'
import { upgradeOf } from '#features/upgrades/upgrades.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { CourseDateRow } from '#platform/database/rows/dates.ts'
import type { PaymentRow } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { CountedLine } from '#platform/database/rows/upgrades.ts'
import { Refusal } from '#platform/refusal.ts'
import { giveBackLateMoney } from './money-for-nothing.ts'
import { notifyOfCompletion } from './notices.ts'

/** A payment that has arrived, or the part of it that is for one registration of a group. */
type PaidMember = { registration: RegistrationRow; payment: PaymentRow; arrived: Arrived }

/** The agreed amount has arrived. It is refunded when its seats expired and are taken by now. */
export async function completeRegistration(
  trx: Database,
  registration: RegistrationRow,
  payment: PaymentRow,
  arrived: Arrived,
  context: Context,
): Promise<RegistrationRow> {
  const [completed] = await completeGroup(trx, [{ registration, payment, arrived }], context)
  return completed ?? registration
}

/** All registrations of the payment, or none. They share its receipt. */
export async function completeGroup(
  trx: Database,
  members: readonly [PaidMember, ...PaidMember[]],
  context: Context,
): Promise<RegistrationRow[]> {
  const [first, ...others] = members
  const registrations = [first.registration, ...others.map(({ registration }) => registration)] as const
  const completed: RegistrationRow[] = []
  const secured = await secure(trx, registrations, context)
  if (!secured) {
    const whole = sum(members.map(({ arrived }) => arrived.amount))
    for (const { registration, payment, arrived } of members) {
      completed.push(await giveBackLateMoney(trx, registration, payment, { ...arrived, whole }, context))
    }
    return completed
  }
  const receiptNumber = await newReceiptNumber(trx, context)
  for (const { registration, payment, arrived } of members) {
    completed.push(
      await confirm(trx, registration, secured, context, async (agreed) => {
        const paid = await recordPayment(trx, registration, payment, arrived, context, {
          agreed,
          receiptNumber,
        })
        return changePlan(trx, paid, { methodId: arrived.methodId, card: arrived.card })
      }),
    )
  }
  return completed
}

/** For an order that credit pays completely. It needs no card. */
export function completeByCredit(id: string, context: Context): Promise<RegistrationRow> {
  return context.database.transaction().execute(async (trx) => {
    const registration = await lockWithCounted(trx, id)
    if (!registration) throw new Error(`no registration ${id}`)
    if (holdsCourses(registration)) return registration
    if (registration.status !== 'awaiting_payment') throw new Refusal('registration_closed')
    const secured = await secure(trx, [registration], context)
    if (!secured) throw new Refusal('registration_closed')
    return confirm(trx, registration, secured, context, (agreed) =>
      post(trx, registration, causedBy('agreed', agreed), context),
    )
  })
}

type Members = readonly [RegistrationRow, ...RegistrationRow[]]

/** An upgrade counts earlier lines. It is bought alone, so the others of a group have none. */
type Secured = { upgrade: readonly CountedLine[] | undefined }

/** Null if the code, the credit or the seats of the order are gone. They are locked in this order. */
async function secure(trx: Database, members: Members, context: Context): Promise<Secured | null> {
  const [registration] = members
  const mayUseCode = await mayStillUseCode(trx, members)
  const edit = registration.status === 'awaiting_payment' ? await lockNewest(trx, registration) : registration
  const upgrade = await upgradeOf(trx, registration.id)
  const isPaid = upgrade
    ? await isStillCounted(trx, registration, upgrade, context)
    : await lockCreditPart(trx, registration, edit.id, context)
  const full = await secureSeats(trx, members, edit, context)
  return mayUseCode && isPaid && full.length === 0 ? { upgrade } : null
}

async function confirm(
  trx: Database,
  registration: RegistrationRow,
  { upgrade }: Secured,
  context: Context,
  record: (agreed: Entry[]) => Promise<RegistrationRow>,
): Promise<RegistrationRow> {
  const { id } = registration

  // Lines are read again under the locks of their dates: a date may have moved while this transaction waited.
  const lines = await linesOf(trx, [id])
  const priced = lines.filter(({ amount }) => amount > 0)
  const agreed = priced.map(({ amount, course }) => entry('tuition', 'receivable', amount, { course }))
  const received = await record(agreed)
  const paid = upgrade
    ? await moveIn(trx, received, upgrade, context)
    : await payCreditPart(trx, received, context)
  const completed = await changeRegistration(trx, paid, {
    status: 'completed',
    paidAt: context.clocks.academy.now(),
  })
  await keepAnsweredSeats(trx, id, context)
  await settleHolds(trx, id)
  await notifyOfCompletion(trx, completed, upgrade ? await linesOf(trx, [id]) : lines, context)
  return completed
}

/**
 * Keeps held seats and takes the others if they are free. Returns the dates that are full. An edit that waits to replace this
 * registration is too late: it returns its seats and the form key, so that resending the form is refused.
 */
async function secureSeats(
  trx: Database,
  members: Members,
  edited: RegistrationRow,
  context: Context,
): Promise<CourseDateRow[]> {
  const [registration] = members
  if (edited.id === registration.id) return takeSeatsOf(trx, members)

  const others = (await lockGroup(trx, edited)).filter(isColleague)
  const courseDateIds = await datesOf(trx, registration.id)
  const handedOver = await seatsOfRegistration(trx, edited.id)
  const courseDates = await lockCourseDates(trx, [...courseDateIds, ...handedOver])
  // Handed over, not released and taken: a released seat of a waiting-list offer would return to the offer.
  await settleHolds(trx, edited.id)
  await handOverSeats(trx, { from: edited.id, to: registration.id }, courseDateIds)
  for (const { id } of [edited, ...others]) await releaseSeats(trx, id, handedOver)
  for (const { id } of others) await settleHolds(trx, id)
  for (const one of [edited, ...others]) {
    const status = one.status === 'awaiting_payment' ? 'canceled' : one.status
    await changeRegistration(trx, one, { status, formKey: null })
  }
  await changeRegistration(trx, registration, { formKey: edited.formKey })
  const full = await takeSeatsOf(trx, members)
  for (const courseDate of courseDates) await offerFreeSeats(trx, courseDate, context)
  return full
}

async function takeSeatsOf(trx: Database, members: Members): Promise<CourseDateRow[]> {
  const full: CourseDateRow[] = []
  for (const { id } of members) full.push(...(await takeSeats(trx, id, await datesOf(trx, id))))
  return full
}

/** The newest order of the same form. */
async function lockNewest(trx: Database, registration: RegistrationRow): Promise<RegistrationRow> {
  const next = await successorOf(trx, registration.id)
  const locked = next && (await lockRegistration(trx, next.id))
  return locked ? lockNewest(trx, locked) : registration
}
