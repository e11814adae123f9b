import { catalogue } from '#content/catalogue.ts'
import * as calls from '#contract/office/offers.ts'
import { dayOf } from '#domain/dates/days.ts'
import { grantOf } from '#domain/people/office-roles.ts'
import { offerTerms } from '#domain/pricing/offers.ts'
import type { DeskParts } from '#features/office-calls/desk.ts'
import { type OfficeStaff, officeCall } from '#features/office-calls/guard.ts'
import { previewCall } from '#features/office-calls/previews.ts'
import type { Context } from '#platform/context.ts'
import type { App } from '#platform/http/app-type.ts'
import { StaffRefusal } from '#platform/http/staff-refusal.ts'
import { emailOfferAgain, makeOffer, previewOffer, withdrawOffer } from './make-offer.ts'

export function officeOfferRoutes(app: App, parts: DeskParts): void {
  const { context } = parts
  const making = { url: '/api/office/offers', schema: calls.makeOffer, permission: 'offers' } as const
  previewCall(app, parts, {
    ...making,
    work: ({ body }, preview, note, staff) => {
      refuseBelowList(body, staff, context)
      return previewOffer(body, preview, note)
    },
  })
  officeCall(app, parts, {
    ...making,
    method: 'POST',
    fresh: true,
    action: 'offers make',
    handler: async ({ body }, staff, note) => {
      refuseBelowList(body, staff, context)
      const { id } = await makeOffer(body, context, note)
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
      await emailOfferAgain(params.id, context, note)
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
      await withdrawOffer(params.id, context, note)
      return undefined
    },
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
  throw new StaffRefusal('offer_below_list', { listed: made.listed })
}
