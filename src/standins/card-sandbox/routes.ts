import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerTo, type Parts, type WireAnswer } from './answer.ts'
import type { Call } from './call.ts'
import { parseForm } from './form.ts'
import { cardForm, stripeScript, threeDSecurePage } from './hosted/hosted.ts'
import { languageOf } from './messages.ts'
import { answerBank } from './payments/three-d-secure.ts'
import { Refusal } from './refusals.ts'
import { inTransaction } from './transaction.ts'

export function createRoutes(parts: Parts, wake: () => void) {
  return async function cardSandboxRoutes(app: FastifyInstance) {
    // Bodies stay text, because idempotency compares them as sent.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

    app.route({
      method: ['GET', 'POST'],
      url: '/v1/*',
      async handler(request, reply) {
        const answer = await answerTo(wireRequest(request), parts)
        wake()
        return send(reply, answer)
      },
    })
    app.options('/v1/*', async (_request, reply) =>
      reply
        .code(204)
        .headers({
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'GET, POST',
          'access-control-allow-headers': 'authorization, content-type',
          'access-control-max-age': '600',
        })
        .send(),
    )

    app.get('/sandbox/stripe.js', async (_request, reply) => send(reply, stripeScript))
    app.get('/sandbox/elements-inner-payment', async (request, reply) =>
      send(reply, cardForm(localeOf(request), originOf(request))),
    )
    app.get('/sandbox/3ds', async (request, reply) =>
      send(reply, threeDSecurePage(localeOf(request), originOf(request))),
    )
    app.post('/sandbox/3ds', async (request, reply) => {
      reply.header('access-control-allow-origin', '*')
      try {
        const status = await inTransaction(parts.pool, (db) =>
          answerBank(bankCall(db, request, parts), parseForm(String(request.body ?? ''))),
        )
        wake()
        return status
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return reply.code(error.status).send({ error: error.error })
      }
    })
  }
}

function bankCall(db: Call['db'], request: FastifyRequest, { clock, origin }: Parts): Call {
  return {
    db,
    now: Math.floor(clock.now().getTime() / 1000),
    request: { id: null, idempotencyKey: null },
    language: languageOf(request.headers['accept-language']),
    public: true,
    origin,
  }
}

function wireRequest(request: FastifyRequest) {
  const [path = '', query = ''] = request.url.split('?')
  const headers: Record<string, string | undefined> = {}
  for (const [name, value] of Object.entries(request.headers)) headers[name] = String(value)
  return { method: request.method, path, query, headers, body: String(request.body ?? '') }
}

function localeOf(request: FastifyRequest) {
  return languageOf((request.query as { locale?: string }).locale ?? request.headers['accept-language'])
}

/** The origin that the browser used, because a machine has several names. Empty if a CSP could not contain it. */
function originOf({ protocol, host }: FastifyRequest) {
  return /^[\w.-]+(:\d+)?$/.test(host) ? `${protocol}://${host}` : ''
}

function send(reply: FastifyReply, { status, headers, body }: WireAnswer) {
  return reply.code(status).headers(headers).send(body)
}
