import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { ask as askCall, handOver as handOverCall, helpful as helpfulCall } from '#contract/ask.ts'
import { minutes } from '#domain/dates/days.ts'
import { type HandOverParts, handOver } from '#features/questions/hand-over.ts'
import type { App } from '#platform/http/app-type.ts'
import { perNetwork, takeAllOrRefuse } from '#platform/http/limit-requests.ts'
import type { Rate } from '#platform/limits/limits.ts'
import { openAsk } from './ask.ts'

type Parts = HandOverParts & { log: FastifyBaseLogger }

/** Typing asks several times a second. */
export const asking: Rate = { limit: 120, per: minutes(1) }

export function askRoutes(app: App, parts: Parts) {
  const ask = openAsk(parts)
  // Built before the first visitor asks, but not before the site listens.
  app.addHook('onListen', async () => ask.rebuild())

  app.get('/api/ask', { schema: askCall }, async (request) => {
    const { q, lang, typing } = request.query
    await takeAllOrRefuse(parts.limiter, perNetwork('asking', request.ip, asking))
    return typing ? ask.answer(q, lang) : ask.answerFinished(q, lang, !optsOut(request))
  })

  app.post('/api/ask/helpful', { schema: helpfulCall }, async (request, reply) => {
    await takeAllOrRefuse(parts.limiter, perNetwork('asking', request.ip, asking))
    await ask.judge(request.body)
    return reply.code(204).send(undefined)
  })

  app.post('/api/ask/questions', { schema: handOverCall }, (request) =>
    handOver(request.body, request.ip, parts),
  )
}

/** Global Privacy Control and Do Not Track. */
function optsOut({ headers }: FastifyRequest): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1'
}
