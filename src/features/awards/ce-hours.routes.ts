import { randomUUID } from 'node:crypto'
import { credits, enterCase, enterOutsideCredit, withdraw } from '#contract/credits.ts'
import { hours } from '#domain/dates/days.ts'
import { userOf } from '#features/people/bearer.ts'
import type { AccountParts } from '#features/registrants/account.ts'
import { inAccount } from '#features/registrants/in-account.ts'
import { notFound } from '#features/registrants/ownership.ts'
import type { App } from '#platform/http/app-type.ts'
import { takeOrRefuse } from '#platform/http/limit-requests.ts'
import { readCredits } from './credits.ts'
import { enterAwardCase, enterOutside } from './enter.ts'
import { type ReviewedTable, withdrawEntry } from './reviewed-entries.queries.ts'

/** Enough to enter a whole career of courses in one evening. */
const entries = { limit: 120, per: hours(1) }

export function creditRoutes(app: App, parts: AccountParts) {
  const { context, limiter } = parts
  const { database } = context

  app.get('/api/account/credits', { schema: credits }, (request) =>
    readCredits(database, userOf(request).uid),
  )

  app.post('/api/account/outside-credits', { schema: enterOutsideCredit }, async (request, reply) => {
    const user = userOf(request)
    const { uid } = user
    await takeOrRefuse(limiter, `entries of ${uid}`, entries)
    const id = request.headers['idempotency-key'] ?? randomUUID()
    await inAccount(user, parts, (trx) => enterOutside(trx, { uid, id }, request.body, context))
    return reply.code(201).send({ id })
  })

  app.post('/api/account/cases', { schema: enterCase }, async (request, reply) => {
    const user = userOf(request)
    const { uid } = user
    await takeOrRefuse(limiter, `entries of ${uid}`, entries)
    const id = request.headers['idempotency-key'] ?? randomUUID()
    await inAccount(user, parts, (trx) => enterAwardCase(trx, { uid, id }, request.body, context))
    return reply.code(201).send({ id })
  })

  async function withdrawOwn(table: ReviewedTable, own: { uid: string; id: string }) {
    if (!(await withdrawEntry(database, table, own))) throw notFound()
  }

  app.delete('/api/account/outside-credits/:id', { schema: withdraw }, async (request, reply) => {
    await withdrawOwn('outsideCredits', { uid: userOf(request).uid, id: request.params.id })
    return reply.code(204).send(undefined)
  })

  app.delete('/api/account/cases/:id', { schema: withdraw }, async (request, reply) => {
    await withdrawOwn('awardCases', { uid: userOf(request).uid, id: request.params.id })
    return reply.code(204).send(undefined)
  })
}
