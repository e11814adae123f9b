import { hours } from '#domain/dates/days.ts'
import { userOf } from '#features/people/bearer.ts'
import type { AccountParts } from '#features/registrants/account.ts'
import { registrationOf, requireOwnRegistration } from '#features/registrants/ownership.ts'
import type { App } from '#platform/http/app-type.ts'
import { takeOrRefuse } from '#platform/http/limit-requests.ts'
import { serve } from '#platform/http/serve.ts'
import { offerTakeover } from './takeover.ts'

/** Each one is an email to an address that the registrant typed. */
const offers = { limit: 10, per: hours(24) }

export function accountTakeoverRoutes(app: App, { context, limiter }: AccountParts) {
  serve(
    app,
    'POST /api/account/registrations/:id/takeovers',
    async (request) => {
      const { uid } = userOf(request)
      await takeOrRefuse(limiter, `takeovers of ${uid}`, offers)
      await offerTakeover({ registrationId: registrationOf(request).id, uid }, request.body, context)
    },
    { onRequest: requireOwnRegistration(context.database) },
  )
}
