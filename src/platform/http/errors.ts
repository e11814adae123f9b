import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiErrorBody, RefusalFacts } from '#contract/api-error.ts'
import { isOutage } from '#platform/database/outage.ts'
import { Refusal } from '#platform/refusal.ts'
import { statusOf } from './statuses.ts'

/** The facts in the answer's body and headers; the sentence alone names the others. */
type AnsweredFacts = RefusalFacts & { retryAfterSeconds?: number }

export function bodyOf({ message, code, facts }: Refusal): ApiErrorBody {
  const { dates, field, retryAt, state, triesLeft, change }: AnsweredFacts = facts
  return { error: message, code, dates, field, retryAt, state, triesLeft, change }
}

/** Sends every API error in one format. Unexpected errors never reveal their cause. */
export function answerErrorsInOneShape(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) return answer(reply, error)
    const refusal = refusalFor(error)
    if (refusal.code === 'internal_error' || refusal.code === 'database_unavailable') {
      request.log.error({ err: error }, 'request failed')
    }
    return answer(reply, refusal, refusal.code === 'invalid_request' ? error.statusCode : undefined)
  })
}

function answer(reply: FastifyReply, refusal: Refusal, status = statusOf(refusal.code)) {
  const { retryAfterSeconds }: AnsweredFacts = refusal.facts
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(retryAfterSeconds))
  return reply.code(status).send(bodyOf(refusal))
}

function refusalFor(error: FastifyError): Refusal {
  if (hasZodFastifySchemaValidationErrors(error)) return invalidField(error)
  const unreadable = unreadableBodies[error.code]
  if (unreadable) return unreadable
  if (error.statusCode && error.statusCode < 500) {
    return new Refusal('invalid_request', { fault: 'unreadable' })
  }
  // Safe to retry: payments, registrations, cancellations and entries are idempotent.
  if (isOutage(error)) return new Refusal('database_unavailable', { retryAfterSeconds: 2 })
  return new Refusal('internal_error')
}

const unreadableBodies: Record<string, Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Refusal('too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Refusal('unsupported_media_type'),
  FST_ERR_CTP_INVALID_JSON_BODY: new Refusal('invalid_json', { empty: false }),
  FST_ERR_CTP_EMPTY_JSON_BODY: new Refusal('invalid_json', { empty: true }),
}

type Fault = { instancePath: string; message?: string | undefined }

// Callers read these messages. Zod's own, such as "Invalid input: expected string, received number", are for developers.
z.config({ customError: ({ input }) => (input === undefined ? 'is required' : 'is not valid') })

/** Names the first invalid field, as a caller would write it: "customerData.phone: …". */
function invalidField(error: { validation: readonly Fault[]; validationContext?: string | undefined }) {
  const fault = error.validation[0]
  const field = fault?.instancePath.split('/').filter(Boolean).join('.') || error.validationContext || 'body'
  const rule = fault?.message ?? 'is not valid'
  return new Refusal('invalid_request', { field, fault: { rule } })
}
