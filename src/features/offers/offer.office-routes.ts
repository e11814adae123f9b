import { catalogue } from '#content/catalogue.ts'
import { dayOf } from '#domain/dates/days.ts'
import { grantOf } from '#domain/people/office-roles.ts'
import { offerTerms } from '#domain/pricing/offers.ts'
import type { DeskParts } from '#features/office-calls/desk.ts'
import { type OfficeStaff, serveOffice } from '#features/office-calls/guard.ts'
import { servePreview } from '#features/office-calls/previews.ts'
import type { Context } from '#platform/context.ts'
import type { App } from '#platform/http/app-type.ts'
import { Refusal } from '#platform/refusal.ts'
import { emailOfferAgain, makeOffer, previewOffer, withdrawOffer } from './make-offer.ts'

export function officeOfferRoutes(app: App, parts: DeskParts): void {
  const serve = serveOffice(app, parts)
  const { context } = parts
  servePreview(app, parts, 'POST /api/office/offers', ({ body }, preview, note, staff) => {
    refuseBelowList(body, staff, context)
    return previewOffer(body, preview, note)
  })
  serve('POST /api/office/offers', async ({ body }, staff, note) => {
    refuseBelowList(body, staff, context)
    const { id } = await makeOffer(body, context, note)
    return { id }
  })
  serve('POST /api/office/offers/:id/email', async ({ params }, _staff, note) => {
    await emailOfferAgain(params.id, context, note)
  })
  serve('POST /api/office/offers/:id/withdraw', async ({ params }, _staff, note) => {
    await withdrawOffer(params.id, context, note)
  })
}

/** Only those who set prices offer less than the list. */
function refuseBelowList(
  asked: Parameters<typeof offerTerms>[0],
  { role }: OfficeStaff,
  { clocks }: Context,
) {
  if (grantOf(role, 'accounting') === 'may') return
  const made = offerTerms(asked, { catalogue: catalogue(), today: dayOf(clocks.academy.now()) })
  if ('fault' in made || made.quote.total >= made.listed) return
  throw new Refusal('offer_below_list', { listed: made.listed })
}
