import { catalogue } from '#content/catalogue.ts'
import * as calls from '#contract/office/offers.ts'
import { listOffers } from '#database/tables/offers.ts'
import { listWires } from '#database/tables/wires.ts'
import { dayOf } from '#domain/days.ts'
import { offerTerms } from '#domain/offers.ts'
import { grantOf } from '#domain/office-roles.ts'
import type { Checkout } from '../../checkout/checkout.ts'
import { emailOfferAgain, makeOffer, previewOffer, withdrawOffer } from '../../checkout/offers/make-offer.ts'
import { stateOf } from '../../checkout/offers/offer-link.ts'
import { confirmWire, previewWire, recordWire, withdrawWire } from '../../checkout/wires/record-wire.ts'
import { refundOffline } from '../../checkout/wires/take-wire.ts'
import type { App } from '../../http/app-type.ts'
import type { Note } from '../../staff-note.ts'
import { StaffRefusal } from '../../staff-refusal.ts'
import type { DeskParts } from '../desk/desk.ts'
import { previewCall } from '../desk/previews.ts'
import { type OfficeStaff, officeCall } from '../guard.ts'

type SentBack = { params: { id: string }; body: { how: string } }

export function officeOfferRoutes(app: App, parts: DeskParts): void {
  const { checkout } = parts
  officeCall(app, parts, {
    method: 'GET',
    url: '/api/office/offers',
    schema: calls.listOffers,
    permission: 'see',
    handler: (_request, staff) => readOffers(staff.id, parts),
  })
  const making = { url: '/api/office/offers', schema: calls.makeOffer, permission: 'offers' } as const
  previewCall(app, parts, {
    ...making,
    work: ({ body }, preview, note, staff) => {
      refuseBelowList(body, staff, checkout)
      return previewOffer(body, preview, note)
    },
  })
  officeCall(app, parts, {
    ...making,
    method: 'POST',
    fresh: true,
    action: 'offers make',
    handler: async ({ body }, staff, note) => {
      refuseBelowList(body, staff, checkout)
      const { id } = await makeOffer(body, checkout, note)
      return { id }
    },
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/offers/:id/email',
    schema: calls.emailOffer,
    permission: 'offers',
    action: 'offers email',
    handler: async ({ params }, _staff, note) => {
      await emailOfferAgain(params.id, checkout, note)
      return undefined
    },
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/offers/:id/withdraw',
    schema: calls.withdrawOffer,
    permission: 'offers',
    action: 'offers withdraw',
    handler: async ({ params }, _staff, note) => {
      await withdrawOffer(params.id, checkout, note)
      return undefined
    },
  })
  wireRoutes(app, parts)
  offlineRefundRoutes(app, parts)
}

/** Only those who set prices offer less than the list. */
function refuseBelowList(
  asked: Parameters<typeof offerTerms>[0],
  { role }: OfficeStaff,
  { clocks }: Checkout,
) {
  if (grantOf(role, 'accounting') === 'may') return
  const made = offerTerms(asked, { catalogue: catalogue(), today: dayOf(clocks.academy.now()) })
  if ('fault' in made || made.quote.total >= made.listed) return
  throw new StaffRefusal('offer_below_list', { listed: made.listed })
}

function wireRoutes(app: App, parts: DeskParts): void {
  const { checkout } = parts
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/wires',
    schema: calls.recordWire,
    permission: 'offers',
    fresh: true,
    action: 'wires record',
    handler: async ({ body }, staff, note) => {
      const { id } = await recordWire(body, { staffId: staff.id }, checkout, note)
      return { id }
    },
  })
  const confirming = {
    url: '/api/office/wires/:id/confirm',
    schema: calls.confirmWire,
    permission: 'approve',
  } as const
  previewCall(app, parts, {
    ...confirming,
    work: ({ params }, preview, note, staff) => previewWire(params.id, { staffId: staff.id }, preview, note),
  })
  officeCall(app, parts, {
    ...confirming,
    method: 'POST',
    fresh: true,
    action: 'wires confirm',
    handler: async ({ params }, staff, note) => {
      const { id } = await confirmWire(params.id, { staffId: staff.id }, checkout, note)
      return { registrationId: id }
    },
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/wires/:id/withdraw',
    schema: calls.withdrawWire,
    permission: 'offers',
    action: 'wires withdraw',
    handler: async ({ params }, staff, note) => {
      await withdrawWire(params.id, { staffId: staff.id }, checkout, note)
      return undefined
    },
  })
}

function offlineRefundRoutes(app: App, parts: DeskParts): void {
  const { checkout } = parts
  const refunding = {
    url: '/api/office/registrations/:id/offline-refund',
    schema: calls.refundOffline,
    permission: 'refund',
  } as const
  const refund = ({ params, body }: SentBack, to: Checkout, note: Note) =>
    refundOffline({ registrationId: params.id, ...body }, to, note)
  previewCall(app, parts, { ...refunding, work: refund })
  officeCall(app, parts, {
    ...refunding,
    method: 'POST',
    fresh: true,
    action: 'wires refund',
    handler: async (request, _staff, note) => {
      await refund(request, checkout, note)
      return undefined
    },
  })
}

async function readOffers(staffId: string, { checkout }: DeskParts): Promise<calls.OfficeOffers> {
  const { database } = checkout
  const offers: calls.OfficeOffer[] = []
  for (const offer of await listOffers(database)) {
    const { id, name, email, payer, items, amount, untilDay, holdsSeats, madeAt } = offer
    offers.push({
      id,
      madeAt: madeAt.toISOString(),
      name,
      email,
      payer,
      items: [...items],
      amount,
      until: untilDay,
      holdsSeats,
      state: await stateOf(offer, checkout),
    })
  }
  const wires = (await listWires(database)).map((wire) => ({
    id: wire.id,
    registrationId: wire.registrationId,
    name: wire.name,
    method: wire.method,
    amount: wire.amount,
    reference: wire.reference,
    receivedOn: wire.receivedOn,
    state: wire.state,
    recordedBy: wire.recordedByName,
    own: wire.recordedBy === staffId,
  }))
  return { offers, wires }
}
