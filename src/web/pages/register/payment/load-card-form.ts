import { retryable } from '../../../hydration/retry.ts'

/** The only module that imports the payment provider's libraries. */
export const loadCardForm = retryable(() => import('./card-form.tsx'))
