import { randomUUID } from 'node:crypto'
import {
  createPaymentIntent,
  type SettledPayment,
  settlePayment as settlePaymentCall,
} from '#contract/checkout.ts'
import { listCourseDates } from '#contract/course-dates.ts'
import { listCourseDates as readCourseDates } from '#database/tables/course-dates.ts'
import type { Limiter, Rate } from '#database/tables/limits.ts'
import { dayOf, minutes } from '#domain/days.ts'
import type { App } from '../http/app-type.ts'
import { ApiError } from '../http/errors.ts'
import { perNetwork, takeAllOrRefuse } from '../http/limit-requests.ts'
import type { Bearer } from '../identity/bearer.ts'
import { languageOfCookie } from '../pages/language.ts'
import type { CountryOf } from '../visitors/country.ts'
import { visitedPage } from '../visitors/visited-page.ts'
import type { Checkout } from './checkout.ts'
import { openPayment } from './payments/open-payment.ts'
import { settleOwnPayment } from './payments/settle-payment.ts'
import { settledView } from './payments/settled-view.ts'
import { webhookRoute } from './payments/webhook.ts'

type Parts = { checkout: Checkout; limiter: Limiter; bearer: Bearer; countryOf: CountryOf }

/** Each call makes us call the provider, which limits our calls. */
const settlements: Rate = { limit: 60, per: minutes(1) }

export function paymentRoutes(app: App, parts: Parts) {
  const { checkout, limiter, bearer } = parts
  const { database, clocks } = checkout

  app.get('/api/sessions', { schema: listCourseDates }, () =>
    readCourseDates(database, dayOf(clocks.academy.now())),
  )

  app.post(
    '/api/create-payment-intent',
    { schema: createPaymentIntent, onRequest: bearer.recognise },
    ({ body, headers, user, ip }) =>
      openPayment(
        {
          order: body.customerData,
          plan: body.plan,
          credit: body.credit,
          colleagues: body.colleagues,
          declared: body.declared,
          user,
          ip,
          firstPage: body.firstPage === undefined ? null : visitedPage(body.firstPage),
          country: parts.countryOf(ip),
          language: languageOfCookie(headers.cookie),
          formKey: headers['idempotency-key'] ?? randomUUID(),
        },
        parts,
      ),
  )

  app.post(
    '/api/settle-payment',
    { schema: settlePaymentCall },
    async ({ body, ip }): Promise<SettledPayment> => {
      await takeAllOrRefuse(limiter, perNetwork('settlements', ip, settlements))
      const settled = await settleOwnPayment(body.clientSecret, checkout)
      if (!settled) throw new ApiError(404, 'not_found', { missing: 'payment' })
      return settledView(settled, checkout)
    },
  )

  webhookRoute(app, checkout)
}
