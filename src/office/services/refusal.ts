import { stateCopy } from '#content/en/office/shell.ts'
import type { ApiErrorBody } from '#contract/api-error.ts'

/** The facts of a refusal, next to its sentence and code. The contract of each call lists them. */
type Facts = Omit<ApiErrorBody, 'error' | 'code'> & Record<string, unknown>

/** An answer that says no. `message` is a sentence for staff. `status` is 0 when there was no answer. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly facts: Facts

  constructor(status: number, body: Partial<ApiErrorBody> & Record<string, unknown>) {
    const { error, code, ...facts } = body
    super(error ?? (status === 0 ? stateCopy.noAnswer : stateCopy.unexpected))
    this.status = status
    this.code = code ?? (status === 0 ? 'no_answer' : 'unknown')
    this.facts = facts
  }
}

/** The sentence to show for whatever was thrown. */
export function sentenceOf(failure: unknown): string {
  return failure instanceof Refusal ? failure.message : stateCopy.unexpected
}

/** Somebody else saved since the form was opened. */
export function isStale(failure: unknown): boolean {
  return failure instanceof Refusal && failure.code === 'stale'
}
