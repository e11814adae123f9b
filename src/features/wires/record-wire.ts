// Money by wire or check. One person records it, another confirms it, and nothing moves before that.

import { type Day, dayOf } from '#domain/dates/days.ts'
import type { Cents } from '#domain/money/money.ts'
import { openOfferByStaff } from '#features/offers/hold-seats.ts'
import { stateOf } from '#features/offers/offer-link.ts'
import { offerById } from '#features/offers/offers.queries.ts'
import { endReplaced } from '#features/payments/open-payment.ts'
import { settlePayment } from '#features/payments/settle-payment.ts'
import type { Author, Note } from '#features/record/staff-note.ts'
import {
  lockWithCounted,
  registrationById,
  successorOf,
} from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { WireRow } from '#platform/database/rows/offers.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { Refusal } from '#platform/refusal.ts'
import { takeWire } from './take-wire.ts'
import { decideWire, insertWire, lockWire, wireById } from './wires.queries.ts'

export type NewWire = {
  /** The offer or the registration that it pays for. */
  about: string
  method: 'wire' | 'check'
  amount: Cents
  reference: string
  receivedOn: Day
}

export async function recordWire(
  { about, ...wire }: NewWire,
  by: Author,
  context: Context,
  note: Note,
): Promise<WireRow> {
  const { database, clocks } = context
  if (wire.receivedOn > dayOf(clocks.academy.now()))
    throw new Refusal('date_future', { day: wire.receivedOn })
  const { amount, ...target } = await payableOf(about, context)
  if (amount !== wire.amount) throw new Refusal('wire_amount', { amount })
  return database.transaction().execute(async (trx) => {
    const { who, staffId } = authorOf(by)
    const recorded = { recordedBy: staffId, recordedWho: who, recordedAt: clocks.real.now() }
    const inserted = await insertWire(trx, { ...wire, ...target, ...recorded })
    if (!inserted) throw new Refusal('wire_waits')
    await note(trx, 'wire.recorded', factsOf(inserted))
    return inserted
  })
}

function authorOf(by: Author) {
  return 'staffId' in by ? { staffId: by.staffId, who: null } : { staffId: null, who: by.user }
}

/** What is to be paid for an offer or a registration that waits. */
async function payableOf(about: string, context: Context) {
  const { database } = context
  const offer = await offerById(database, about)
  if (offer) {
    const state = await stateOf(offer, context)
    if (state === 'paid' || state === 'withdrawn') throw new Refusal('wire_not_waiting')
    return { offerId: offer.id, registrationId: null, amount: offer.amount }
  }
  const registration = await registrationById(database, about)
  if (!registration) throw new Refusal('unknown_registration', { id: about })
  await refuseUnpayable(database, registration)
  return { offerId: null, registrationId: about, amount: registration.amount }
}

async function refuseUnpayable(db: Database, registration: RegistrationRow): Promise<void> {
  const { id, status, plan, paidAt, groupId } = registration
  const waits = status === 'awaiting_payment' || status === 'expired'
  if (!waits || paidAt !== null || (await successorOf(db, id))) throw new Refusal('wire_not_waiting')
  if (plan) throw new Refusal('wire_plan')
  if (groupId) throw new Refusal('wire_group')
}

/** A second person has seen the money. The registration is paid from then on, with the same emails and receipt. */
export async function confirmWire(
  wireId: string,
  by: Author,
  context: Context,
  note: Note,
): Promise<RegistrationRow> {
  const { registrationId, replaced } = await openTarget(await readOpen(wireId, by, context), context)
  if (replaced) await endReplaced(replaced, context)
  await stopCard(registrationId, context)
  return bookWire({ wireId, registrationId }, by, context, note)
}

/** What a confirmation does, without the card that it stops. It reaches no provider. */
export async function previewWire(wireId: string, by: Author, context: Context, note: Note): Promise<void> {
  const { registrationId } = await openTarget(await readOpen(wireId, by, context), context)
  await bookWire({ wireId, registrationId }, by, context, note)
}

async function readOpen(wireId: string, by: Author, { database }: Context): Promise<WireRow> {
  const known = await wireById(database, wireId)
  if (!known) throw new Refusal('unknown_wire')
  refuseDecided(known, by)
  return known
}

type Target = { wireId: string; registrationId: string }

function bookWire({ wireId, registrationId }: Target, by: Author, context: Context, note: Note) {
  return inTransaction(context.database, async (trx) => {
    const registration = await lockWithCounted(trx, registrationId)
    const wire = await lockWire(trx, wireId)
    if (!wire || !registration) throw new Refusal('unknown_wire')
    refuseDecided(wire, by)
    await refuseUnpayable(trx, registration)
    const paid = await takeWire(trx, registration, wire, context)
    await decide(trx, { ...wire, registrationId }, { state: 'confirmed', by }, context)
    await note(trx, 'wire.confirmed', factsOf({ ...wire, registrationId }))
    return paid
  })
}

export async function withdrawWire(wireId: string, by: Author, context: Context, note: Note): Promise<void> {
  await context.database.transaction().execute(async (trx) => {
    const wire = await lockWire(trx, wireId)
    if (!wire) throw new Refusal('unknown_wire')
    if (wire.state !== 'recorded') throw new Refusal('wire_decided')
    await decide(trx, wire, { state: 'withdrawn', by }, context)
    await note(trx, 'wire.withdrawn', factsOf(wire))
  })
}

function refuseDecided({ state, recordedBy, recordedWho }: WireRow, by: Author): void {
  if (state !== 'recorded') throw new Refusal('wire_decided')
  const { staffId, who } = authorOf(by)
  if (recordedBy === staffId && recordedWho === who) throw new Refusal('wire_own')
}

/** `replaced` has a former registration, which has to end. */
type Opened = { registrationId: string; replaced: RegistrationRow | null }

/** An offer has one registration at a time; the one that is paid is opened now, as its link would. */
async function openTarget({ offerId, registrationId }: WireRow, context: Context): Promise<Opened> {
  if (registrationId !== null) return { registrationId, replaced: null }
  const offer = offerId === null ? undefined : await offerById(context.database, offerId)
  if (!offer) throw new Refusal('unknown_offer')
  const state = await stateOf(offer, context)
  if (state === 'paid' || state === 'withdrawn') throw new Refusal('wire_not_waiting')
  const { registration } = await openOfferByStaff(offer, context)
  return { registrationId: registration.id, replaced: registration.replaces === null ? null : registration }
}

/** Nobody can pay by card what a wire pays. The payment is not settled, because that would release its seats. */
async function stopCard(registrationId: string, context: Context): Promise<void> {
  const { database, provider } = context
  const intentId = (await registrationById(database, registrationId))?.payments[0].intentId
  if (!intentId) return
  await provider.stop(intentId)
  const { state } = await provider.read(intentId)
  if (state === 'canceled') return
  await settlePayment(intentId, context)
  throw new Refusal('wire_not_waiting')
}

type Decided = { state: 'confirmed' | 'withdrawn'; by: Author }

async function decide(
  trx: Database,
  wire: WireRow,
  { state, by }: Decided,
  { clocks }: Context,
): Promise<void> {
  const { staffId, who } = authorOf(by)
  const { id, registrationId } = wire
  const decidedAt = clocks.real.now()
  await decideWire(trx, id, { state, decidedBy: staffId, decidedWho: who, decidedAt, registrationId })
}

function factsOf({ id, offerId, registrationId, method, amount }: WireRow) {
  return { wireId: id, registrationId, offerId, method, amount }
}
