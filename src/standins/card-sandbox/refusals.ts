// Error answers. A Refusal rolls its call back and is not stored under its idempotency key. The exception is a refusal
// because of an object's state: it is stored and replayed, even if the state changes. A card's decline is not a Refusal
// but an answer: its changes stay, and it is replayed.

type WireError = {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  param?: string
  /** The intent whose state does not allow the call, so that the caller need not retrieve it. */
  payment_intent?: object
  setup_intent?: object
}

export class Refusal extends Error {
  readonly status: number
  readonly error: WireError
  readonly isKept: boolean

  constructor(status: number, error: WireError, isKept = false) {
    super(error.message)
    this.status = status
    this.error = error
    this.isKept = isKept
  }
}

export function refusedByState(message: string, code: string) {
  return new Refusal(400, { type: 'invalid_request_error', message, code }, true)
}

export function invalid(
  message: string,
  details: Pick<WireError, 'code' | 'param' | 'payment_intent' | 'setup_intent'> = {},
) {
  return new Refusal(400, { type: 'invalid_request_error', message, ...details })
}

export function missing(kind: string, id: string) {
  const param = kind.endsWith('_intent') ? 'intent' : 'id'
  const message = `No such ${kind}: '${id}'`
  return new Refusal(404, { type: 'invalid_request_error', message, code: 'resource_missing', param })
}

export function unexpectedState(message: string, intent: object) {
  return invalid(message, { code: 'payment_intent_unexpected_state', payment_intent: intent })
}

export function unexpectedSetup(message: string, intent: object) {
  return invalid(message, { code: 'setup_intent_unexpected_state', setup_intent: intent })
}
