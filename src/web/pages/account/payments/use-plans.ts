import type { Transaction } from '#contract/account/account.ts'
import type { Language } from '#domain/people/language.ts'
import { retryable } from '../../../hydration/retry.ts'
import { loadPlanCopy, type PlanCopy } from '../../../services/registration/plan-copy.ts'
import { openPlan, type PlanView } from '../../../services/registration/plans.ts'
import { useRequest } from '../../../services/use-request.ts'

type AccountPlan = typeof import('./account-plan.tsx')['AccountPlan']

type LoadedPlans = {
  copy: PlanCopy
  AccountPlan: AccountPlan
  plans: { id: string; token: string; plan: PlanView }[]
}

const loadAccountPlan = retryable(() => import('./account-plan.tsx'))

/** The registrations that are paid in parts; null while they load, and for accounts without one. */
export function usePlans(transactions: readonly Transaction[], language: Language): LoadedPlans | null {
  const tokens = transactions.flatMap(({ id, planToken }) => (planToken ? [{ id, token: planToken }] : []))
  const { answer } = useRequest(async () => {
    if (tokens.length === 0) return null
    const [copy, { AccountPlan }, plans] = await Promise.all([
      loadPlanCopy(language),
      loadAccountPlan(),
      Promise.all(tokens.map(async (one) => ({ ...one, plan: await openPlan(one.token) }))),
    ])
    return { copy, AccountPlan, plans }
  }, [language, tokens.length])
  return answer ?? null
}
