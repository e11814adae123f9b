import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isOutage } from '#database/engine/outage.ts'
import type { RefusalFacts } from '#domain/refusal.ts'

/** A refusal shown to the caller: a sentence for people, a code for programs. */
export class ApiError extends Error {
  readonly status: number
  /** Same as `status`, under the name that Fastify's error handlers read. */
  readonly statusCode: number
  readonly code: string
  readonly retryAfterSeconds: number | undefined
  readonly facts: RefusalFacts

  constructor(
    status: number,
    code: string,
    sentence: string,
    { retryAfterSeconds, ...facts }: RefusalFacts & { retryAfterSeconds?: number } = {},
  ) {
    super(sentence)
    this.status = status
    this.statusCode = status
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
    this.facts = facts
  }
}

export function tooManyRequests(retryAfterSeconds: number) {
  return new ApiError(429, 'too_many_requests', 'Too many attempts. Please try again later.', {
    retryAfterSeconds,
  })
}

/** Safe to retry: payments, registrations, cancellations and entries are idempotent. */
function outage() {
  return new ApiError(
    503,
    'database_unavailable',
    'The site cannot read or save anything at the moment. Please try again.',
    { retryAfterSeconds: 2 },
  )
}

/** Sends every API error in one format. Unexpected errors never reveal their cause. */
export function answerErrorsInOneShape(app: FastifyInstance) {
  const refuse = (reply: FastifyReply, { status, code, message, retryAfterSeconds, facts }: ApiError) => {
    if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(retryAfterSeconds))
    return reply.code(status).send({ error: message, code, ...facts })
  }
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    if (error instanceof ApiError) return refuse(reply, error)
    if (hasZodFastifySchemaValidationErrors(error)) {
      return refuse(reply, invalidField(error))
    }
    const refusal = transportRefusals[error.code]
    if (refusal) return reply.code(refusal.status).send({ error: refusal.sentence, code: refusal.code })
    if (error.statusCode && error.statusCode < 500) {
      return reply
        .code(error.statusCode)
        .send({ error: 'The request could not be read.', code: 'invalid_request' })
    }
    request.log.error({ err: error }, 'request failed')
    if (isOutage(error)) return refuse(reply, outage())
    return reply.code(500).send({ error: 'Something went wrong on our side.', code: 'internal_error' })
  })
}

const transportRefusals: Record<string, { status: number; code: string; sentence: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    code: 'too_large',
    sentence: 'The request is larger than 64 kB.',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'unsupported_media_type',
    sentence: 'The request must be JSON.',
  },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    status: 400,
    code: 'invalid_json',
    sentence: 'The request is not valid JSON.',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: {
    status: 400,
    code: 'invalid_json',
    sentence: 'The request has no body.',
  },
}

type Fault = { instancePath: string; message?: string | undefined }

/** Names the first invalid field, as a caller would write it: "customerData.phone: …". */
function invalidField(error: { validation: readonly Fault[]; validationContext?: string | undefined }) {
  const fault = error.validation[0]
  const field = fault?.instancePath.split('/').filter(Boolean).join('.') || error.validationContext || 'body'
  return new ApiError(400, 'invalid_request', `${field}: ${fault?.message ?? 'is not valid'}`, { field })
}
