import type { RefusalCode } from '#contract/refusals.ts'
import { ApiFailure } from '../../../services/api.ts'

type FinalRefusal = 'date-lost' | 'already-paid'

const finalCodes: Partial<Record<RefusalCode, FinalRefusal>> = {
  session_full: 'date-lost',
  no_such_date: 'date-lost',
  already_paid: 'already-paid',
}

/** Refusals that a retry cannot resolve. */
export function finalRefusal(failure: unknown): FinalRefusal | null {
  return (failure instanceof ApiFailure && finalCodes[failure.code as RefusalCode]) || null
}
