import { randomUUID } from 'node:crypto'
import { hours } from '#domain/dates/days.ts'
import { userOf } from '#features/people/bearer.ts'
import type { AccountParts } from '#features/registrants/account.ts'
import { inAccount } from '#features/registrants/in-account.ts'
import { notFound } from '#features/registrants/ownership.ts'
import type { App } from '#platform/http/app-type.ts'
import { takeOrRefuse } from '#platform/http/limit-requests.ts'
import { serve } from '#platform/http/serve.ts'
import { readCredits } from './credits.ts'
import { enterAwardCase, enterOutside } from './enter.ts'
import { type ReviewedTable, withdrawEntry } from './reviewed-entries.queries.ts'

/** Enough to enter a whole career of courses in one evening. */
const entries = { limit: 120, per: hours(1) }

export function creditRoutes(app: App, parts: AccountParts) {
  const { context, limiter } = parts
  const { database } = context

  serve(app, 'GET /api/account/credits', (request) => readCredits(database, userOf(request).uid))

  serve(app, 'POST /api/account/outside-credits', async (request) => {
    const user = userOf(request)
    const { uid } = user
    await takeOrRefuse(limiter, `entries of ${uid}`, entries)
    const id = request.headers['idempotency-key'] ?? randomUUID()
    await inAccount(user, parts, (trx) => enterOutside(trx, { uid, id }, request.body, context))
    return { id }
  })

  serve(app, 'POST /api/account/cases', async (request) => {
    const user = userOf(request)
    const { uid } = user
    await takeOrRefuse(limiter, `entries of ${uid}`, entries)
    const id = request.headers['idempotency-key'] ?? randomUUID()
    await inAccount(user, parts, (trx) => enterAwardCase(trx, { uid, id }, request.body, context))
    return { id }
  })

  async function withdrawOwn(table: ReviewedTable, own: { uid: string; id: string }) {
    if (!(await withdrawEntry(database, table, own))) throw notFound()
  }

  serve(app, 'DELETE /api/account/outside-credits/:id', async (request) => {
    await withdrawOwn('outsideCredits', { uid: userOf(request).uid, id: request.params.id })
  })

  serve(app, 'DELETE /api/account/cases/:id', async (request) => {
    await withdrawOwn('awardCases', { uid: userOf(request).uid, id: request.params.id })
  })
}
