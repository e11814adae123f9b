import { catalogue } from '#content/catalogue.ts'
import type { PlanTerms } from '#contract/plans.ts'
import { parseSelection } from '#domain/catalogue/selection.ts'
import { type Day, dayOf, minutes } from '#domain/dates/days.ts'
import { currency } from '#domain/money/money.ts'
import { planFor } from '#domain/pricing/plan.ts'
import { quote } from '#domain/pricing/pricing.ts'
import { refuseUnsold } from '#features/catalogue/refuse-unsold.ts'
import type { Bearer } from '#features/people/bearer.ts'
import type { SignedInUser } from '#features/people/check-token.ts'
import { changeCardOf, openCardChange } from '#features/plans/change-card.ts'
import { openPayments } from '#features/plans/open-payments.ts'
import { isStopped, planView } from '#features/plans/plan-view.ts'
import { mayChangeByLink, paidRegistration } from '#features/registrations/registration-link.ts'
import type { Context } from '#platform/context.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { App } from '#platform/http/app-type.ts'
import { perNetwork, takeAllOrRefuse } from '#platform/http/limit-requests.ts'
import { serve } from '#platform/http/serve.ts'
import type { Limiter, Rate } from '#platform/limits/limits.ts'
import { Refusal } from '#platform/refusal.ts'
import { openPlanPayment } from './open-plan-payment.ts'

/** Each call makes us call the provider, and testing stolen cards takes many. */
const openings: Rate = { limit: 30, per: minutes(10) }

type Parts = { context: Context; limiter: Limiter; bearer: Bearer }

export function planRoutes(app: App, { context, limiter, bearer }: Parts) {
  const { clocks } = context
  const today = () => dayOf(clocks.academy.now())
  const onRequest = bearer.recognise

  serve(app, 'GET /api/plan-terms', async ({ query }) => termsOf(query, today()))

  const linked = async (token: string, user: SignedInUser | null) => {
    const { registration, byPayer } = await paidRegistration(token, context)
    const mayChange = byPayer || mayChangeByLink(registration, user)
    const view = (now: RegistrationRow) => planView(now, today(), mayChange ? 'caller' : 'owner')
    const plan = view(registration)
    if (!plan) throw new Refusal('not_found', { missing: 'registration' })
    return { registration, plan, view, mayChange }
  }

  /** The owner must be signed in where the registration belongs to an account. */
  const changeable = async (token: string, user: SignedInUser | null) => {
    const found = await linked(token, user)
    if (!found.mayChange) throw new Refusal('sign_in_to_cancel')
    return found
  }

  serve(app, 'GET /api/plans/:token', async ({ params, user }) => (await linked(params.token, user)).plan, {
    onRequest,
  })

  serve(
    app,
    'POST /api/plans/:token/payment',
    async ({ params, body, user, ip }) => {
      const { registration } = await linked(params.token, user)
      if (isStopped(registration.dispute)) throw new Refusal('disputed')
      const [next] = openPayments(registration)
      if (!next) throw new Refusal('nothing_to_pay')
      await takeAllOrRefuse(limiter, perNetwork('plan payments', ip, openings))
      const wanted = { paymentId: next.id, rest: body.rest }
      const opened = await openPlanPayment(registration.id, wanted, context)
      if (!opened) throw new Refusal('nothing_to_pay')
      return { clientSecret: opened.clientSecret, amount: opened.amount, currency } as const
    },
    { onRequest },
  )

  serve(
    app,
    'POST /api/plans/:token/card',
    async ({ params, user, ip }) => {
      const { registration } = await changeable(params.token, user)
      await takeAllOrRefuse(limiter, perNetwork('plan cards', ip, openings))
      return { clientSecret: await openCardChange(registration, context) }
    },
    { onRequest },
  )

  serve(
    app,
    'PUT /api/plans/:token/card',
    async ({ params, body, user }) => {
      const { registration, plan, view } = await changeable(params.token, user)
      return view(await changeCardOf(registration, body.clientSecret, context)) ?? plan
    },
    { onRequest },
  )
}

function termsOf(asked: { items: string; dates?: string | undefined }, today: Day): PlanTerms {
  const { plan: policy } = catalogue()
  const dates = Object.fromEntries((asked.dates ?? '').split(',').map((pair) => pair.split(':')))
  const { items, total } = quote(selectionOf(asked.items), catalogue(), { today, dates })
  const [firstDay = null] = Object.values<Day>(dates).sort()
  const made = planFor({ items, price: total, today, firstDay }, policy)
  const { lastBeforeDays, firstAfterDays } = policy
  return 'fault' in made
    ? { fault: made.fault, lastBeforeDays, firstAfterDays }
    : { plan: [...made.payments] }
}

function selectionOf(items: string) {
  const ids = items.split(',')
  const parsed = parseSelection(ids.length === 1 ? items : ids)
  if ('fault' in parsed) {
    throw new Refusal('invalid_request', { field: 'items', fault: { rule: parsed.fault } })
  }
  refuseUnsold(parsed.selection, 'items')
  return parsed.selection
}
