import {
  confirmWaitingListPlace,
  joinWaitingList,
  leaveWaitingList,
  waitingListPlace,
} from '#contract/waiting-list.ts'
import { minutes } from '#domain/dates/days.ts'
import type { Bearer } from '#features/people/bearer.ts'
import type { Context } from '#platform/context.ts'
import type { App } from '#platform/http/app-type.ts'
import { languageOfCookie } from '#platform/http/language.ts'
import { perNetwork, takeAllOrRefuse } from '#platform/http/limit-requests.ts'
import type { Limiter, Rate } from '#platform/limits/limits.ts'
import { confirmPlace, joinLine, leaveLine, showPlace } from './waiting-list.ts'

/** Joining sends an email to a typed address. The limit keeps a visitor from flooding another person. */
const joins: Rate = { limit: 10, per: minutes(60) }

type Parts = { context: Context; limiter: Limiter; bearer: Bearer }

export function waitingListRoutes(app: App, { context, limiter, bearer }: Parts) {
  app.post(
    '/api/waiting-list',
    { schema: joinWaitingList, onRequest: bearer.recognise },
    async ({ body, headers, user, ip }) => {
      await takeAllOrRefuse(limiter, [
        ...perNetwork('waiting list', ip, joins),
        { key: `waiting list for ${body.email}`, rate: joins },
      ])
      const verified = user?.emailVerified === true && user.email === body.email
      await joinLine({ ...body, language: languageOfCookie(headers.cookie), verified }, context)
      return { joined: true as const, confirmed: verified }
    },
  )

  app.post('/api/waiting-list/:token/confirmation', { schema: confirmWaitingListPlace }, ({ params }) =>
    confirmPlace(params.token, context),
  )

  app.get('/api/waiting-list/:token', { schema: waitingListPlace }, ({ params }) =>
    showPlace(params.token, context),
  )

  app.delete('/api/waiting-list/:token', { schema: leaveWaitingList }, async ({ params }, reply) => {
    await leaveLine(params.token, context)
    return reply.code(204).send(null)
  })
}
