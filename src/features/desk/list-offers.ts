import type * as calls from '#contract/office/offers.ts'
import { stateOf } from '#features/offers/offer-link.ts'
import { listOffers } from '#features/offers/offers.queries.ts'
import { serveOffice } from '#features/office-calls/guard.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import { listWires } from '#features/wires/wires.queries.ts'
import type { App } from '#platform/http/app-type.ts'

export function offersListRoute(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  serve('GET /api/office/offers', (_request, staff) => readOffers(staff.id, parts))
}

async function readOffers(staffId: string, { context }: OfficeParts): Promise<calls.OfficeOffers> {
  const { database } = context
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
      state: await stateOf(offer, context),
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
