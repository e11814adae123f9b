import { minutes } from '#domain/dates/days.ts'
import type { Bearer } from '#features/people/bearer.ts'
import type { Context } from '#platform/context.ts'
import type { App } from '#platform/http/app-type.ts'
import { languageOfCookie } from '#platform/http/language.ts'
import { perNetwork, takeAllOrRefuse } from '#platform/http/limit-requests.ts'
import { serve } from '#platform/http/serve.ts'
import type { Limiter, Rate } from '#platform/limits/limits.ts'
import { confirmPlace, joinLine, leaveLine, showPlace } from './waiting-list.ts'

/** Joining sends an email to a typed address. The limit keeps a visitor from flooding another person. */
const joins: Rate = { limit: 10, per: minutes(60) }

type Parts = { context: Context; limiter: Limiter; bearer: Bearer }

export function waitingListRoutes(app: App, { context, limiter, bearer }: Parts) {
  serve(
    app,
    'POST /api/waiting-list',
    async ({ body, headers, user, ip }) => {
      await takeAllOrRefuse(limiter, [
        ...perNetwork('waiting list', ip, joins),
        { key: `waiting list for ${body.email}`, rate: joins },
      ])
      const verified = user?.emailVerified === true && user.email === body.email
      await joinLine({ ...body, language: languageOfCookie(headers.cookie), verified }, context)
      return { joined: true as const, confirmed: verified }
    },
    { onRequest: bearer.recognise },
  )

  serve(app, 'POST /api/waiting-list/:token/confirmation', ({ params }) =>
    confirmPlace(params.token, context),
  )

  serve(app, 'GET /api/waiting-list/:token', ({ params }) => showPlace(params.token, context))

  serve(app, 'DELETE /api/waiting-list/:token', ({ params }) => leaveLine(params.token, context))
}
