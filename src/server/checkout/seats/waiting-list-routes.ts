import { joinWaitingList, leaveWaitingList, waitingListPlace } from '#contract/waiting-list.ts'
import type { Limiter, Rate } from '#database/tables/limits.ts'
import { minutes } from '#domain/days.ts'
import type { App } from '../../http/app-type.ts'
import { perNetwork, takeEachOrRefuse } from '../../http/limit-requests.ts'
import { languageOfCookie } from '../../pages/language.ts'
import type { Checkout } from '../checkout.ts'
import { joinLine, leaveLine, showPlace } from './waiting-list.ts'

/** Joining mails the address, so nobody may have a stranger mailed at will. */
const joins: Rate = { limit: 10, per: minutes(60) }

type Parts = { checkout: Checkout; limiter: Limiter }

export function waitingListRoutes(app: App, { checkout, limiter }: Parts) {
  app.post('/api/waiting-list', { schema: joinWaitingList }, async ({ body, headers, ip }) => {
    await takeEachOrRefuse(limiter, [
      ...perNetwork('waiting list', ip, joins),
      { key: `waiting list for ${body.email}`, rate: joins },
    ])
    await joinLine({ ...body, language: languageOfCookie(headers.cookie) }, checkout)
    return { joined: true as const }
  })

  app.get('/api/waiting-list/:token', { schema: waitingListPlace }, ({ params }) =>
    showPlace(params.token, checkout),
  )

  app.delete('/api/waiting-list/:token', { schema: leaveWaitingList }, async ({ params }, reply) => {
    await leaveLine(params.token, checkout)
    return reply.code(204).send(null)
  })
}
