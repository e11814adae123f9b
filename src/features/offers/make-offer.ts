import { randomUUID } from 'node:crypto'
import { catalogue } from '#content/catalogue.ts'
import { addDays, type Day, dayOf } from '#domain/dates/days.ts'
import type { Cents } from '#domain/money/money.ts'
import { longestHold, offerTerms } from '#domain/pricing/offers.ts'
import { closeWithoutIntent } from '#features/orders/close-unpaid.ts'
import { settlePayment } from '#features/payments/settle-payment.ts'
import { refuseFarDays } from '#features/record/refuse-far-days.ts'
import type { Note } from '#features/record/staff-note.ts'
import { registrationOfOffer } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { OfferRow, Payer } from '#platform/database/rows/offers.ts'
import { Refusal } from '#platform/refusal.ts'
import { emailOffer } from './email-offer.ts'
import { holdSeatsOfOffer } from './hold-seats.ts'
import { stateOf } from './offer-link.ts'
import { refuseUnknownDates } from './offer-order.ts'
import { insertOffer, offerById, withdrawOffer as withdraw } from './offers.queries.ts'

export type NewOffer = {
  email: string
  name: string
  items: readonly string[]
  /** Null for the price of the list. */
  price: Cents | null
  reason: string | null
  /** Null for the default. */
  until: Day | null
  planAllowed: boolean
  /** Null when the person pays. */
  payer: Payer | null
  /** The first day of each course with a date. */
  dates: Record<string, Day>
  holdsSeats: boolean
}

/** Without --until an offer is good for two weeks. */
const defaultDays = 14

export async function makeOffer(asked: NewOffer, context: Context, note: Note): Promise<OfferRow> {
  const { database } = context
  const offer = await writeOffer(asked, context, note)
  if (asked.holdsSeats) await holdSeatsOfOffer(offer, context)
  await database.transaction().execute((trx) => emailOffer(trx, offer, context))
  return offer
}

/** For whoever pays and did not get the email. Staff never see its link: what it pays for can be canceled from there. */
export async function emailOfferAgain(id: string, context: Context, note: Note): Promise<void> {
  const offer = await offerById(context.database, id)
  if (!offer) throw new Refusal('unknown_offer')
  if ((await stateOf(offer, context)) !== 'open') throw new Refusal('offer_not_open')
  await context.database.transaction().execute(async (trx) => {
    await emailOffer(trx, offer, context, randomUUID())
    await note(trx, 'offer.emailed', { offerId: id })
  })
}

/** The offer and its email, without the seats. */
export async function previewOffer(asked: NewOffer, context: Context, note: Note): Promise<void> {
  await emailOffer(context.database, await writeOffer(asked, context, note), context)
}

async function writeOffer(
  { email, name, items, price, reason, until, planAllowed, payer, dates, holdsSeats }: NewOffer,
  context: Context,
  note: Note,
): Promise<OfferRow> {
  const { database, clocks } = context
  const today = dayOf(clocks.academy.now())
  const made = offerTerms({ items, price, reason, dates }, { catalogue: catalogue(), today })
  if ('fault' in made) throw new Refusal('offer_fault', { fault: made.fault })
  const untilDay = until ?? addDays(today, defaultDays)
  refuseEnd({ untilDay, holdsSeats }, today)
  const { quote, listed } = made
  const lines = [...quote.lines]
  await refuseUnknownDates({ dates, lines }, today, context)
  return inTransaction(database, async (trx) => {
    const inserted = await insertOffer(trx, {
      email,
      name,
      items: [...quote.items],
      lines,
      amount: quote.total,
      listed,
      reason,
      untilDay,
      planAllowed,
      payer,
      dates,
      holdsSeats,
      madeAt: clocks.real.now(),
    })
    await note(trx, 'offer.made', { offerId: inserted.id, items, amount: quote.total })
    return inserted
  })
}

function refuseEnd({ untilDay, holdsSeats }: Pick<OfferRow, 'untilDay' | 'holdsSeats'>, today: Day): void {
  if (untilDay < today) throw new Refusal('date_past', { day: untilDay })
  refuseFarDays([untilDay], today)
  const last = addDays(today, longestHold)
  if (holdsSeats && untilDay > last) throw new Refusal('offer_hold_long', { days: longestHold, last })
}

/** Its link no longer opens a payment, and its seats are free. What was paid before still counts. */
export async function withdrawOffer(id: string, context: Context, note: Note): Promise<void> {
  const { database, clocks, provider } = context
  const offer = await database.transaction().execute(async (trx) => {
    const found = await offerById(trx, id)
    if (!found) throw new Refusal('unknown_offer')
    if (!(await withdraw(trx, id, clocks.real.now()))) throw new Refusal('offer_withdrawn')
    await note(trx, 'offer.withdrawn', { offerId: id })
    return found
  })
  const opened = await registrationOfOffer(database, offer.id)
  if (opened?.status !== 'awaiting_payment' || (await closeWithoutIntent(opened.id, context))) return
  const [{ intentId }] = opened.payments
  if (intentId === null) return
  await provider.stop(intentId)
  await settlePayment(intentId, context)
}
