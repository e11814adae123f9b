// Records an order before a payment is opened: prices, policy and terms are frozen in it, and its seats are held.

import { randomUUID } from 'node:crypto'
import { catalogue, soldAs } from '#content/catalogue.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { termsVersion } from '#domain/catalogue/terms.ts'
import { dayOf } from '#domain/dates/days.ts'
import { sum } from '#domain/money/money.ts'
import { isUnpaid } from '#domain/money/settlement.ts'
import { coveredByCredit } from '#domain/money/tuition-credit.ts'
import { type Buying, priceVersion, type Quote, quote } from '#domain/pricing/pricing.ts'
import { refundPolicy } from '#domain/registrations/refunds.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import { refuseUnsold } from '#features/catalogue/refuse-unsold.ts'
import { releaseCreditHolds } from '#features/credit/tuition-credits.queries.ts'
import { holdCredit } from '#features/credit/use-credit.ts'
import { insertUse } from '#features/discounts/discount-codes.queries.ts'
import { priceWithCode } from '#features/discounts/use-code.ts'
import { isColleague, lockGroup } from '#features/registrations/groups.queries.ts'
import { insertLines } from '#features/registrations/registration-lines.queries.ts'
import {
  changeRegistration,
  insertRegistration,
  lockRegistration,
  registrationByFormKey,
} from '#features/registrations/registrations.queries.ts'
import { holdTime } from '#features/seats/hold-caps.ts'
import { openTime } from '#features/seats/holds.ts'
import { seatsOfRegistration } from '#features/seats/seats.queries.ts'
import { handOverHolds, lockHolder, runningHold, settleHolds } from '#features/seats/unpaid-holds.queries.ts'
import { insertUpgrade } from '#features/upgrades/upgrades.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { giveBackEach, takeAllOrRefuse } from '#platform/http/limit-requests.ts'
import { Refusal } from '#platform/refusal.ts'
import { openColleagues } from './open-colleagues.ts'
import { digestOf } from './order-digest.ts'
import { chosenCourseDates, holdSeats } from './order-seats.ts'
import { termsOf, withPayments } from './payments-of-order.ts'
import type { OrderParts, PlacedOrder } from './place-order.ts'

type OpenRegistration = { registration: RegistrationRow; holdsSeats: boolean }

export async function openRegistration(order: PlacedOrder, parts: OrderParts): Promise<OpenRegistration> {
  const { context, limiter } = parts
  const { database, clocks } = context
  const digest = digestOf(order)
  const isSame = (known: RegistrationRow) =>
    known.orderDigest === digest &&
    (known.status === 'completed' ||
      (known.status === 'awaiting_payment' && known.expiresAt > clocks.real.now()))

  let courseDates: ReadonlyMap<CourseId, string> | undefined
  for (;;) {
    const known = await registrationByFormKey(database, order.formKey)
    // The terms of a plan are accepted once.
    if (known?.plan && holdsCourses(known)) throw alreadyPaid()
    if (known && isSame(known)) {
      await takeAllOrRefuse(limiter, order.counts.repeating)
      return {
        registration: await inLanguageOf(order, known, context),
        holdsSeats: await holdsSeats(known, context),
      }
    }
    if (known && holdsCourses(known)) throw alreadyPaid()
    refuseUnsold(order.selectedItems, 'customerData.selectedItems')
    if (!courseDates) await takeAllOrRefuse(limiter, order.counts.opening)
    try {
      courseDates ??= await chosenCourseDates(order, context)
      const recording = { order, courseDates, known, isSame }
      const opened = await inTransaction(database, (trx) => record(trx, recording, parts))
      if (opened) return { registration: opened, holdsSeats: courseDates.size > 0 }
    } catch (error) {
      // A refused order still counts: a full date could be requested without end otherwise.
      if (!(error instanceof Refusal)) await giveBackEach(limiter, order.counts.opening)
      throw error
    }
  }
}

/** Emails use the language that was active when the buyer paid. */
async function inLanguageOf(
  { language }: PlacedOrder,
  known: RegistrationRow,
  { database }: Context,
): Promise<RegistrationRow> {
  if (known.language === language) return known
  return inTransaction(database, async (trx) => {
    const locked = await lockRegistration(trx, known.id)
    return locked?.status === 'awaiting_payment' ? changeRegistration(trx, locked, { language }) : known
  })
}

async function holdsSeats({ id, status }: RegistrationRow, { database }: Context): Promise<boolean> {
  return status === 'awaiting_payment' && (await seatsOfRegistration(database, id)).length > 0
}

type Recording = {
  order: PlacedOrder
  courseDates: ReadonlyMap<CourseId, string>
  known: RegistrationRow | undefined
  isSame: (known: RegistrationRow) => boolean
}

/** Undefined when another request of the same form was recorded meanwhile. The caller then starts over. */
async function record(
  trx: Database,
  { order: placed, courseDates, known, isSame }: Recording,
  { context, bearer }: OrderParts,
): Promise<RegistrationRow | undefined> {
  const order = await withoutEndedAccount(trx, placed, bearer)
  const former = known && (await lockRegistration(trx, known.id))
  if (former && (former.formKey !== order.formKey || isSame(former) || holdsCourses(former))) return undefined
  if (former) await changeRegistration(trx, former, { formKey: null })
  await lockHolder(trx, order.holder)

  const listed =
    order.agreed ?? quote(order.selectedItems, catalogue(), buyingOf(order, courseDates, context))
  const edited = former?.status === 'awaiting_payment' ? former : null
  const { code, colleagues = [] } = order
  const formerGroup = edited ? await lockGroup(trx, edited) : []
  const uses = { uses: colleagues.length + 1, edited: formerGroup.map(({ id }) => id) }
  const priced = code === undefined ? listed : await priceWithCode(trx, listed, { code, ...uses }, context)
  const inserted = await insertRegistration(trx, {
    ...frozen(order, priced, context),
    ...(await payableUntil(
      trx,
      edited,
      { holdsSeats: courseDates.size > 0, heldUntil: order.heldUntil },
      context,
    )),
    orderDigest: digestOf(order),
    replaces: former && isUnpaid(former.status) ? former.id : null,
  })
  if (!inserted) return undefined
  if (edited) await releaseCreditHolds(trx, edited.id)
  const { id: registrationId, email } = inserted
  if (code !== undefined) await insertUse(trx, { registrationId, code })
  const credit = order.credit
    ? await holdCredit(trx, { registrationId, email, price: priced.total }, context)
    : coveredByCredit(priced.total, sum(order.upgrade?.map(({ counted }) => counted) ?? []))
  if (order.upgrade) await insertUpgrade(trx, registrationId, order.upgrade)
  const terms = termsOf(order, { priced, courseDates }, context)
  const opened = await withPayments(trx, inserted, terms, credit)
  await insertLines(
    trx,
    opened.id,
    priced.lines.map((line) => ({
      ...line,
      courseDateId: courseDates.get(line.course) ?? null,
      soldAs: soldAs(line.course),
    })),
  )
  const leaving = formerGroup.filter(isColleague)
  if (edited) await handOverHolds(trx, { from: edited.id, to: opened.id, now: opened.openedAt })
  for (const { id } of leaving) await settleHolds(trx, id)
  await holdSeats(trx, { opened, edited: edited?.id ?? null, courseDates, order }, context)
  const { holder } = order
  const group = { payer: opened, colleagues, former: leaving, priced, courseDates, code, holder }
  await openColleagues(trx, group, context)
  return opened
}

/** An edit keeps the end of the hold and its extension. A buyer cannot extend a hold by sending the form again. */
async function payableUntil(
  trx: Database,
  edited: RegistrationRow | null,
  { holdsSeats, heldUntil }: { holdsSeats: boolean; heldUntil: Date | undefined },
  { clocks }: Context,
): Promise<Pick<RegistrationRow, 'expiresAt' | 'extended'>> {
  if (heldUntil) return { expiresAt: heldUntil, extended: false }
  const now = clocks.real.now()
  const later = (time: number) => new Date(now.getTime() + time)
  const running = edited ? await runningHold(trx, edited.id, now) : undefined
  return {
    expiresAt: holdsSeats ? (running ?? later(holdTime)) : later(openTime),
    extended: running !== undefined && edited?.extended === true,
  }
}

/**
 * The account may have been deleted after its profile was read; its owner then registers as a visitor. The account is the first
 * lock of the transaction.
 */
async function withoutEndedAccount(
  trx: Database,
  order: PlacedOrder,
  bearer: OrderParts['bearer'],
): Promise<PlacedOrder> {
  const isHeld = order.user !== null && order.uid !== null && (await bearer.hold(trx, order.user))
  return isHeld ? order : { ...order, uid: null }
}

function frozen(
  {
    name,
    email,
    phone,
    uid,
    language,
    formKey,
    offerId,
    firstPage,
    country,
    payer,
    declared,
    colleagues,
  }: PlacedOrder,
  priced: Quote,
  { clocks }: Context,
) {
  const id = randomUUID()
  return {
    id,
    groupId: colleagues?.length ? id : null,
    uid,
    email,
    name,
    phone,
    language,
    formKey,
    offerId: offerId ?? null,
    firstPage,
    country,
    payer: payer ?? null,
    declared: declared ?? null,
    items: [...priced.items],
    amount: priced.total,
    priceVersion,
    refundPolicy,
    termsVersion,
    openedAt: clocks.real.now(),
    placedAt: clocks.academy.now(),
  }
}

export function alreadyPaid() {
  return new Refusal('already_paid')
}

/** Prices may depend on the dates that seats are held on. */
function buyingOf({ dates }: PlacedOrder, held: ReadonlyMap<CourseId, string>, { clocks }: Context): Buying {
  const chosen = Object.entries(dates).filter(([course]) => held.has(course))
  return { today: dayOf(clocks.academy.now()), dates: Object.fromEntries(chosen) }
}
