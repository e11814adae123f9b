import { credits, enterCase, enterOutsideCredit, withdraw } from '#contract/credits.ts'
import { withdrawAwardCase } from '#database/award-cases.ts'
import { withdrawOutsideCredit } from '#database/outside-credits.ts'
import { hours } from '#domain/days.ts'
import type { App } from '../app.ts'
import { userOf } from '../identity/bearer.ts'
import { takeOrRefuse } from '../limit-requests.ts'
import type { AccountParts } from './account.ts'
import { readCredits } from './credits.ts'
import { enterAwardCase, enterOutside } from './enter.ts'
import { notFound } from './ownership.ts'

/** Whoever has a career of courses to enter may do it in an evening. */
const entries = { limit: 120, per: hours(1) }

export function creditRoutes(app: App, { checkout, limiter }: AccountParts) {
  const { database, clocks } = checkout

  app.get('/api/account/credits', { schema: credits }, (request) =>
    readCredits(database, userOf(request).uid),
  )

  app.post('/api/account/outside-credits', { schema: enterOutsideCredit }, async (request, reply) => {
    const { uid } = userOf(request)
    await takeOrRefuse(limiter, `entries of ${uid}`, entries)
    reply.code(201)
    return { id: await enterOutside(uid, request.body, { database, clocks }) }
  })

  app.post('/api/account/cases', { schema: enterCase }, async (request, reply) => {
    const { uid } = userOf(request)
    await takeOrRefuse(limiter, `entries of ${uid}`, entries)
    reply.code(201)
    return { id: await enterAwardCase(uid, request.body, { database, clocks }) }
  })

  app.delete('/api/account/outside-credits/:id', { schema: withdraw }, async (request, reply) => {
    if (!(await withdrawOutsideCredit(database, userOf(request).uid, request.params.id))) throw notFound()
    return reply.code(204).send(undefined)
  })

  app.delete('/api/account/cases/:id', { schema: withdraw }, async (request, reply) => {
    if (!(await withdrawAwardCase(database, userOf(request).uid, request.params.id))) throw notFound()
    return reply.code(204).send(undefined)
  })
}
