// Paying in parts: the terms of an order, and the plan behind the link of its emails.
import type { OpenedPlanPayment, PlanTerms, PlanView } from '#contract/plans.ts'
import type { Day } from '#domain/dates/days.ts'
import { call } from '../call.ts'

export type { PlanTerms, PlanView }

export function readTerms(
  items: string | readonly string[],
  dates: Readonly<Record<string, Day | undefined>>,
): Promise<PlanTerms> {
  const chosen = Object.entries(dates).flatMap(([course, start]) => (start ? `${course}:${start}` : []))
  return call('GET /api/plan-terms', { query: { items, dates: chosen } })
}

export function openPlan(token: string): Promise<PlanView> {
  return call('GET /api/plans/:token', { params: { token } })
}

export function openPlanPayment(token: string, rest: boolean): Promise<OpenedPlanPayment> {
  return call('POST /api/plans/:token/payment', { params: { token }, body: { rest } })
}

export function openCardChange(token: string): Promise<{ clientSecret: string }> {
  return call('POST /api/plans/:token/card', { params: { token } })
}

export function changeCard(token: string, clientSecret: string): Promise<PlanView> {
  return call('PUT /api/plans/:token/card', { params: { token }, body: { clientSecret } })
}
