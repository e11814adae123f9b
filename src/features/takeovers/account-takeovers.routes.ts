import { offerTakeover as offerCall } from '#contract/takeovers.ts'
import { hours } from '#domain/dates/days.ts'
import { userOf } from '#features/people/bearer.ts'
import type { AccountParts } from '#features/registrants/account.ts'
import { registrationOf, requireOwnRegistration } from '#features/registrants/ownership.ts'
import type { App } from '#platform/http/app-type.ts'
import { takeOrRefuse } from '#platform/http/limit-requests.ts'
import { offerTakeover } from './takeover.ts'

/** Each one is an email to an address that the registrant typed. */
const offers = { limit: 10, per: hours(24) }

export function accountTakeoverRoutes(app: App, { context, limiter }: AccountParts) {
  app.post(
    '/api/account/registrations/:id/takeovers',
    { schema: offerCall, onRequest: requireOwnRegistration(context.database) },
    async (request, reply) => {
      const { uid } = userOf(request)
      await takeOrRefuse(limiter, `takeovers of ${uid}`, offers)
      await offerTakeover({ registrationId: registrationOf(request).id, uid }, request.body, context)
      return reply.code(204).send(undefined)
    },
  )
}
