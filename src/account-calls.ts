import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { personRoutes, registrationRoutes } from './features/account/account.routes.ts'
import { accountDocumentRoutes } from './features/account/account-documents.ts'
import { guestDateRoute } from './features/account/guest-date.ts'
import { guestDocumentRoutes } from './features/account/guest-documents.ts'
import { publicDocumentRoutes } from './features/account/public-documents.ts'
import { awardFeeRoutes } from './features/awards/award-fees.ts'
import { creditRoutes } from './features/awards/ce-hours.routes.ts'
import { accountAnswerRoute, guestAnswerRoute } from './features/dates/answer.routes.ts'
import { upgradeRoutes } from './features/payments/order-upgrade.routes.ts'
import { dataRoutes } from './features/personal-data/data.routes.ts'
import type { AccountParts } from './features/registrants/account.ts'
import { joinGuests } from './features/registrants/ownership.ts'
import { accountTakeoverRoutes } from './features/takeovers/account-takeovers.routes.ts'
import type { App } from './platform/http/app-type.ts'

/** Every call under /api/account needs a signed-in user and returns only their data. */
export async function accountCalls(app: App, parts: AccountParts) {
  const { context, bearer } = parts
  const { database } = context
  await app.register(async (scope) => {
    scope.addHook('onRequest', bearer.require)
    scope.addHook('onRequest', joinGuests(database))
    const account = scope.withTypeProvider<ZodTypeProvider>()
    personRoutes(account, parts)
    registrationRoutes(account, parts)
    creditRoutes(account, parts)
    dataRoutes(account, parts)
    upgradeRoutes(account, parts)
    awardFeeRoutes(account, parts)
    accountTakeoverRoutes(account, parts)
    accountAnswerRoute(account, parts)
    accountDocumentRoutes(account, parts)
  })
  guestDocumentRoutes(app, parts)
  guestDateRoute(app, parts)
  guestAnswerRoute(app, parts)
  publicDocumentRoutes(app, parts)
}
