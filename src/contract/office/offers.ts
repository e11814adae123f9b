// Offers by link, and money by wire or check.
import { z } from 'zod'
import { cents, day, email, instant, line, name, sentCents, sentDay, storedId } from '../fields.ts'
import { offerEnds } from '../offers.ts'

const nothing = { 204: z.undefined() }
const params = z.object({ id: z.uuid() })

const offer = z.object({
  id: z.uuid(),
  madeAt: instant,
  name: z.string(),
  email: z.string(),
  payer: z.object({ name: z.string(), email: z.string() }).nullable(),
  items: z.array(storedId),
  amount: cents,
  until: day,
  holdsSeats: z.boolean(),
  state: z.enum(['open', ...offerEnds]),
})
export type OfficeOffer = z.infer<typeof offer>

const wire = z.object({
  id: z.uuid(),
  /** Null while it pays for an offer and is not confirmed. */
  registrationId: z.uuid().nullable(),
  name: z.string(),
  method: z.enum(['wire', 'check']),
  amount: cents,
  reference: z.string(),
  receivedOn: day,
  state: z.enum(['recorded', 'confirmed', 'withdrawn']),
  recordedBy: z.string().nullable(),
  /** The caller recorded it, and cannot confirm it. */
  own: z.boolean(),
})
export type OfficeWire = z.infer<typeof wire>

/** GET /api/office/offers */
export const listOffers = {
  summary: 'Offers by link, and wires and checks; newest first',
  response: { 200: z.object({ offers: z.array(offer), wires: z.array(wire) }) },
}
export type OfficeOffers = z.infer<(typeof listOffers.response)[200]>

/** POST /api/office/offers */
export const makeOffer = {
  summary: 'Makes an offer and emails it to whoever pays',
  body: z.object({
    email,
    name,
    items: z.array(z.string().max(40)).min(1).max(12),
    /** Null for the price of the list. */
    price: sentCents.nullable(),
    reason: line(300).nullable(),
    until: sentDay.nullable(),
    planAllowed: z.boolean(),
    payer: z.object({ name, email }).nullable(),
    /** The first day of each course with a date. */
    dates: z.record(z.string().max(40), sentDay),
    holdsSeats: z.boolean(),
  }),
  response: { 200: z.object({ id: z.uuid() }) },
}
export type MadeOffer = z.infer<(typeof makeOffer.response)[200]>

/** POST /api/office/offers/:id/email */
export const emailOffer = {
  summary: 'Emails an open offer again to whoever pays',
  params,
  body: z.object({}),
  response: nothing,
}

/** POST /api/office/offers/:id/withdraw */
export const withdrawOffer = { summary: 'Withdraws an offer', params, body: z.object({}), response: nothing }

/** POST /api/office/wires */
export const recordWire = {
  summary: 'Records money by wire or check; it counts once another person confirms it',
  body: z.object({
    /** An offer or a registration. */
    about: z.uuid(),
    method: z.enum(['wire', 'check']),
    amount: sentCents,
    reference: line(120),
    receivedOn: sentDay,
  }),
  response: { 200: z.object({ id: z.uuid() }) },
}

/** POST /api/office/wires/:id/confirm */
export const confirmWire = {
  summary: 'Confirms money that another person recorded',
  params,
  body: z.object({}),
  response: { 200: z.object({ registrationId: z.uuid() }) },
}

/** POST /api/office/wires/:id/withdraw */
export const withdrawWire = {
  summary: 'Withdraws a wire or check that was recorded by mistake',
  params,
  body: z.object({}),
  response: nothing,
}

/** POST /api/office/registrations/:id/offline-refund */
export const refundOffline = {
  summary: 'Records that the refund of a wire or check was sent back',
  params,
  body: z.object({ how: line(300) }),
  response: nothing,
}
