import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { officeRefusals } from '#content/en/office/refusals/call-refusals.ts'
import { refusals } from '#content/en/refusals.ts'
import { writeSentence } from '#content/sentence.ts'
import type { ApiErrorBody, RefusalFacts } from '#contract/api-error.ts'
import type { OfficeRefusals } from '#contract/office/refusals.ts'
import type { ProgramRefusals, Refusals } from '#contract/refusals.ts'
import { isOutage } from '#platform/database/outage.ts'
import { StaffRefusal } from './staff-refusal.ts'

type FactsByCode = Refusals & ProgramRefusals & OfficeRefusals
const sentences = { ...refusals, ...officeRefusals }
type Code = keyof FactsByCode
/** A code, and the facts that its sentence names. */
type Refused = {
  [C in Code]: [keyof FactsByCode[C]] extends [never]
    ? [code: C, facts?: never]
    : [code: C, facts: FactsByCode[C]]
}[Code]

/** The facts in the answer's body and headers; the sentence alone names the others. */
type AnsweredFacts = RefusalFacts & { retryAfterSeconds?: number }

/** A refusal shown to the caller: a code for programs, and its English sentence as the message. */
export class ApiError extends Error {
  readonly status: number
  /** Same as `status`, under the name that Fastify's error handlers read. */
  readonly statusCode: number
  readonly code: Code
  private readonly facts: AnsweredFacts

  constructor(status: number, ...[code, facts]: Refused) {
    super(writeSentence(sentences[code], facts ?? {}))
    this.status = status
    this.statusCode = status
    this.code = code
    this.facts = { ...facts } as AnsweredFacts
  }

  get retryAfterSeconds(): number | undefined {
    return this.facts.retryAfterSeconds
  }

  get body(): ApiErrorBody {
    const { dates, field, retryAt, state, triesLeft, change } = this.facts
    return { error: this.message, code: this.code, dates, field, retryAt, state, triesLeft, change }
  }
}

export function tooManyRequests(retryAfterSeconds: number) {
  return new ApiError(429, 'too_many_requests', { retryAfterSeconds })
}

/** The provider is away, or has more calls than it takes. Half a minute would be long for a buyer. */
export function paymentsUnavailable() {
  return new ApiError(503, 'payments_unavailable', { retryAfterSeconds: 5 })
}

/** Sends every API error in one format. Unexpected errors never reveal their cause. */
export function answerErrorsInOneShape(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError | ApiError | StaffRefusal, request, reply) => {
    if (error instanceof StaffRefusal) return reply.code(409).send({ error: error.message, code: error.code })
    const refusal = refusalFor(error)
    if (refusal.status >= 500 && !(error instanceof ApiError)) {
      request.log.error({ err: error }, 'request failed')
    }
    return answer(reply, refusal)
  })
}

function answer(reply: FastifyReply, { status, body, retryAfterSeconds }: ApiError) {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(retryAfterSeconds))
  return reply.code(status).send(body)
}

function refusalFor(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalidField(error)
  const unreadable = unreadableBodies[error.code]
  if (unreadable) return unreadable
  if (error.statusCode && error.statusCode < 500) {
    return new ApiError(error.statusCode, 'invalid_request', { fault: 'unreadable' })
  }
  // Safe to retry: payments, registrations, cancellations and entries are idempotent.
  if (isOutage(error)) return new ApiError(503, 'database_unavailable', { retryAfterSeconds: 2 })
  return new ApiError(500, 'internal_error')
}

const unreadableBodies: Record<string, ApiError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new ApiError(413, 'too_large', { part: 'body' }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new ApiError(415, 'unsupported_media_type'),
  FST_ERR_CTP_INVALID_JSON_BODY: new ApiError(400, 'invalid_json', { empty: false }),
  FST_ERR_CTP_EMPTY_JSON_BODY: new ApiError(400, 'invalid_json', { empty: true }),
}

type Fault = { instancePath: string; message?: string | undefined }

// Callers read these messages. Zod's own, such as "Invalid input: expected string, received number", are for developers.
z.config({ customError: ({ input }) => (input === undefined ? 'is required' : 'is not valid') })

/** Names the first invalid field, as a caller would write it: "customerData.phone: …". */
function invalidField(error: { validation: readonly Fault[]; validationContext?: string | undefined }) {
  const fault = error.validation[0]
  const field = fault?.instancePath.split('/').filter(Boolean).join('.') || error.validationContext || 'body'
  const rule = fault?.message ?? 'is not valid'
  return new ApiError(400, 'invalid_request', { field, fault: { rule } })
}
