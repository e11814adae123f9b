// Paying in parts: the terms of an order, and the plan behind the link of its emails.
import type { OpenedPlanPayment, PlanTerms, PlanView } from '#contract/plans.ts'
import type { Day } from '#domain/dates/days.ts'
import { get, post, request } from '../api.ts'

export type { PlanTerms, PlanView }

const path = (token: string) => `/api/plans/${encodeURIComponent(token)}`

export function readTerms(
  items: string | readonly string[],
  dates: Readonly<Record<string, Day | undefined>>,
): Promise<PlanTerms> {
  const query = new URLSearchParams({ items: [items].flat().join(',') })
  const chosen = Object.entries(dates).flatMap(([course, start]) => (start ? `${course}:${start}` : []))
  if (chosen.length > 0) query.set('dates', chosen.join())
  return get(`/api/plan-terms?${query}`)
}

export function openPlan(token: string): Promise<PlanView> {
  return get(path(token))
}

export function openPlanPayment(token: string, rest: boolean): Promise<OpenedPlanPayment> {
  return post(`${path(token)}/payment`, { rest })
}

export function openCardChange(token: string): Promise<{ clientSecret: string }> {
  return post(`${path(token)}/card`, {})
}

export function changeCard(token: string, clientSecret: string): Promise<PlanView> {
  return request(`${path(token)}/card`, 'PUT', { body: { clientSecret } })
}
