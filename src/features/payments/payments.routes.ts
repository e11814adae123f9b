import { randomUUID } from 'node:crypto'
import type { SettledPayment } from '#contract/checkout.ts'
import { dayOf, minutes } from '#domain/dates/days.ts'
import { listCourseDates as readCourseDates } from '#features/catalogue/course-dates.queries.ts'
import type { Bearer } from '#features/people/bearer.ts'
import type { CountryOf } from '#features/visits/country.ts'
import { visitedPage } from '#features/visits/visited-page.ts'
import type { Context } from '#platform/context.ts'
import type { App } from '#platform/http/app-type.ts'
import { languageOfCookie } from '#platform/http/language.ts'
import { perNetwork, takeAllOrRefuse } from '#platform/http/limit-requests.ts'
import { serve } from '#platform/http/serve.ts'
import type { Limiter, Rate } from '#platform/limits/limits.ts'
import { Refusal } from '#platform/refusal.ts'
import { openPayment } from './open-payment.ts'
import { settleOwnPayment } from './settle-payment.ts'
import { settledView } from './settled-view.ts'
import { webhookRoute } from './webhook.ts'

type Parts = { context: Context; limiter: Limiter; bearer: Bearer; countryOf: CountryOf }

/** Each call makes us call the provider, which limits our calls. */
const settlements: Rate = { limit: 60, per: minutes(1) }

export function paymentRoutes(app: App, parts: Parts) {
  const { context, limiter, bearer } = parts
  const { database, clocks } = context

  serve(app, 'GET /api/sessions', () => readCourseDates(database, dayOf(clocks.academy.now())))

  serve(
    app,
    'POST /api/create-payment-intent',
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
    { onRequest: bearer.recognise },
  )

  serve(app, 'POST /api/settle-payment', async ({ body, ip }): Promise<SettledPayment> => {
    await takeAllOrRefuse(limiter, perNetwork('settlements', ip, settlements))
    const settled = await settleOwnPayment(body.clientSecret, context)
    if (!settled) throw new Refusal('not_found', { missing: 'payment' })
    return settledView(settled, context)
  })

  webhookRoute(app, context)
}
