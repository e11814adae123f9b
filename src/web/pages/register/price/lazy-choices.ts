// The choices of stage two have chunks of their own. Each is shown after its data has loaded, and its chunk with it.
import { lazy } from 'react'
import { retryable } from '../../../hydration/retry.ts'

export const loadPlanChoice = retryable(() => import('./plan-choice.tsx'))
export const loadCodeChoice = retryable(() => import('./code-choice.tsx'))
export const loadCreditChoice = retryable(() => import('./credit-choice.tsx'))

export const PlanChoice = lazy(async () => ({ default: (await loadPlanChoice()).PlanChoice }))
export const CodeChoice = lazy(async () => ({ default: (await loadCodeChoice()).CodeChoice }))
export const CreditChoice = lazy(async () => ({ default: (await loadCreditChoice()).CreditChoice }))
export const CreditPay = lazy(async () => ({ default: (await loadCreditChoice()).CreditPay }))
