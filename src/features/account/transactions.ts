import type { PaymentMethod, Transaction } from '#contract/account/account.ts'
import type { Registration } from '#contract/registrations.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import { refunded } from '#domain/money/ledger.ts'
import { holdsCourses, shownStatuses } from '#domain/registrations/registration.ts'
import { ownView, registrationView } from '#features/orders/registration-view.ts'
import { planPayments, shownStatus } from '#features/plans/plan-view.ts'
import { countRefunds } from '#features/refunds/refunds.queries.ts'
import { isColleague, isPaidByOther } from '#features/registrations/groups.queries.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import { tokenOf } from '#features/registrations/registration-link.ts'
import { registrationsOf, registrationsPaidBy } from '#features/registrations/registration-owners.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'

/** What the account paid for, also for colleagues. Newest first. */
export async function listTransactions(uid: string, context: Context): Promise<Transaction[]> {
  const { database, clocks } = context
  const today = dayOf(clocks.academy.now())
  const registrations = await registrationsPaidBy(database, uid, shownStatuses)
  const ids = registrations.map(({ id }) => id)
  const refunds = await countRefunds(database, ids)
  const lines = await linesOf(database, ids)
  return registrations.map((row) => {
    const { id, name, items, amount, dispute, payments, ledger } = row
    return {
      id,
      timestamp: (row.paidAt ?? row.placedAt).toISOString(),
      selectedItems: [...items],
      soldAs: Object.fromEntries(
        lines
          .filter(({ registrationId }) => registrationId === id)
          .map(({ course, soldAs }) => [course, soldAs]),
      ),
      amount,
      refunded: refunded(ledger),
      status: shownStatus(row, today),
      disputed: dispute === 'open',
      receiptNumber: payments[0].receiptNumber,
      ...(isColleague(row) && { person: name }),
      refunds: refunds.get(id) ?? 0,
      ...planOf(row, today, context),
    }
  })
}

function planOf(
  row: RegistrationRow,
  today: Day,
  context: Context,
): Pick<Transaction, 'plan' | 'planToken' | 'planCard'> {
  const { plan, paidAt } = row
  if (!plan || paidAt === null) return {}
  return {
    plan: planPayments(row, today),
    planToken: tokenOf(row, context),
    ...(plan.card && { planCard: plan.card }),
  }
}

export async function listRegistrations(
  database: Database,
  uid: string,
  today: Day,
): Promise<Registration[]> {
  const paid = await registrationsPaidBy(database, uid, shownStatuses)
  const received = (await registrationsOf(database, uid, shownStatuses)).filter(
    (registration) => isPaidByOther(registration) && holdsCourses(registration),
  )
  return [
    ...(await viewsOf(database, paid, today, registrationView)),
    ...(await viewsOf(database, received, today, ownView)),
  ]
}

export async function viewsOf(
  database: Database,
  registrations: readonly RegistrationRow[],
  today: Day,
  view: typeof ownView,
): Promise<Registration[]> {
  const lines = await linesOf(
    database,
    registrations.map(({ id }) => id),
  )
  return registrations.map((registration) =>
    view(
      registration,
      lines.filter((line) => line.registrationId === registration.id),
      today,
    ),
  )
}

export async function listPaymentMethods(database: Database, uid: string): Promise<PaymentMethod[]> {
  return cardsOf(await registrationsPaidBy(database, uid, shownStatuses))
}

/**
 * The cards used for payments, each once, latest first, as the provider reported them. The card of a guest whose registration
 * was given to another address is not shown there.
 */
export function cardsOf(registrations: readonly RegistrationRow[]): PaymentMethod[] {
  const cards = new Map<string, PaymentMethod>()
  const own = registrations.filter(({ addressCorrected }) => !addressCorrected)
  for (const { card } of own.flatMap(({ payments }) => payments)) {
    if (!card) continue
    const key = JSON.stringify([card.brand, card.last4, card.expMonth, card.expYear])
    if (!cards.has(key)) cards.set(key, card)
  }
  return [...cards.values()]
}
