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
import { accountTakeoverRoutes } from './features/takeovers/account-takeovers.routes.ts'
import type { App } from './platform/http/app-type.ts'

export function accountCalls(app: App, parts: AccountParts) {
  personRoutes(app, parts)
  registrationRoutes(app, parts)
  creditRoutes(app, parts)
  dataRoutes(app, parts)
  upgradeRoutes(app, parts)
  awardFeeRoutes(app, parts)
  accountTakeoverRoutes(app, parts)
  accountAnswerRoute(app, parts)
  accountDocumentRoutes(app, parts)
  guestDocumentRoutes(app, parts)
  guestDateRoute(app, parts)
  guestAnswerRoute(app, parts)
  publicDocumentRoutes(app, parts)
}
