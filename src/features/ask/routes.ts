import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { minutes } from '#domain/dates/days.ts'
import { type HandOverParts, handOver } from '#features/questions/hand-over.ts'
import type { App } from '#platform/http/app-type.ts'
import { perNetwork, takeAllOrRefuse } from '#platform/http/limit-requests.ts'
import { serve } from '#platform/http/serve.ts'
import type { Rate } from '#platform/limits/limits.ts'
import { openAsk } from './ask.ts'

type Parts = HandOverParts & { log: FastifyBaseLogger }

/** Typing asks several times a second. */
export const asking: Rate = { limit: 120, per: minutes(1) }

export function askRoutes(app: App, parts: Parts) {
  const ask = openAsk(parts)
  // Built before the first visitor asks, but not before the site listens.
  app.addHook('onListen', async () => ask.rebuild())

  serve(app, 'GET /api/ask', async (request) => {
    const { q, lang, typing } = request.query
    await takeAllOrRefuse(parts.limiter, perNetwork('asking', request.ip, asking))
    return typing ? ask.answer(q, lang) : ask.answerFinished(q, lang, !optsOut(request))
  })

  serve(app, 'POST /api/ask/helpful', async (request) => {
    await takeAllOrRefuse(parts.limiter, perNetwork('asking', request.ip, asking))
    await ask.judge(request.body)
  })

  serve(app, 'POST /api/ask/questions', (request) => handOver(request.body, request.ip, parts))
}

/** Global Privacy Control and Do Not Track. */
function optsOut({ headers }: FastifyRequest): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1'
}
