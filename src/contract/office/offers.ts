// Offers by link, and money by wire or check.

import { z } from 'zod'
import { type AnswerOf, calls } from '../calls.ts'
import { cents, day, email, instant, line, name, sentCents, sentDay, storedId } from '../fields.ts'
import { offerEnds } from '../offers.ts'
import { withPreview } from './previews.ts'

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

export const officeOfferCalls = calls({
  'GET /api/office/offers': {
    summary: 'Offers by link, and wires and checks; newest first',
    who: { staff: 'see' },
    answer: z.object({ offers: z.array(offer), wires: z.array(wire) }),
  },
  ...withPreview('POST /api/office/offers', {
    summary: 'Makes an offer and emails it to whoever pays',
    who: { staff: 'offers', fresh: true },
    records: 'offers make',
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
    answer: z.object({ id: z.uuid() }),
  }),
  'POST /api/office/offers/:id/email': {
    summary: 'Emails an open offer again to whoever pays',
    who: { staff: 'offers' },
    records: 'offers email',
    params,
    body: z.object({}),
  },
  'POST /api/office/offers/:id/withdraw': {
    summary: 'Withdraws an offer',
    who: { staff: 'offers' },
    records: 'offers withdraw',
    params,
    body: z.object({}),
  },
  'POST /api/office/wires': {
    summary: 'Records money by wire or check; it counts once another person confirms it',
    who: { staff: 'offers', fresh: true },
    records: 'wires record',
    body: z.object({
      /** An offer or a registration. */
      about: z.uuid(),
      method: z.enum(['wire', 'check']),
      amount: sentCents,
      reference: line(120),
      receivedOn: sentDay,
    }),
    answer: z.object({ id: z.uuid() }),
  },
  ...withPreview('POST /api/office/wires/:id/confirm', {
    summary: 'Confirms money that another person recorded',
    who: { staff: 'approve', fresh: true },
    records: 'wires confirm',
    params,
    body: z.object({}),
    answer: z.object({ registrationId: z.uuid() }),
  }),
  'POST /api/office/wires/:id/withdraw': {
    summary: 'Withdraws a wire or check that was recorded by mistake',
    who: { staff: 'offers' },
    records: 'wires withdraw',
    params,
    body: z.object({}),
  },
  ...withPreview('POST /api/office/registrations/:id/offline-refund', {
    summary: 'Records that the refund of a wire or check was sent back',
    who: { staff: 'refund', fresh: true },
    records: 'wires refund',
    params,
    body: z.object({ how: line(300) }),
  }),
})
export type OfficeOfferCalls = typeof officeOfferCalls
export type OfficeOffers = AnswerOf<(typeof officeOfferCalls)['GET /api/office/offers']>
export type MadeOffer = AnswerOf<(typeof officeOfferCalls)['POST /api/office/offers']>
