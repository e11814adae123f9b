import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AccountParts } from './account/account.ts'
import { accountDocumentRoutes } from './account/account-documents.ts'
import { accountAnswerRoute, guestAnswerRoute } from './account/answer-routes.ts'
import { awardFeeRoutes } from './account/award-fees.ts'
import { creditRoutes } from './account/credit-routes.ts'
import { dataRoutes } from './account/data-routes.ts'
import { guestDateRoute } from './account/guest-date.ts'
import { guestDocumentRoutes } from './account/guest-documents.ts'
import { joinGuests } from './account/ownership.ts'
import { publicDocumentRoutes } from './account/public-documents.ts'
import { personRoutes, registrationRoutes } from './account/routes.ts'
import { accountTakeoverRoutes } from './account/takeover-routes.ts'
import { upgradeRoutes } from './account/upgrades.ts'
import type { App } from './http/app-type.ts'

/** Every call under /api/account needs a signed-in user and returns only their data. */
export async function accountCalls(app: App, parts: AccountParts) {
  const { checkout, bearer } = parts
  const { database } = checkout
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
