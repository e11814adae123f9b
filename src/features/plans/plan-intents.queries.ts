// The intents of payments after a deposit. A payment has one at a time; another one takes its place after it was stopped.
import type { Cents } from '#domain/money/money.ts'
import { lockRegistration } from '#features/registrations/registrations.queries.ts'
import type { Database } from '#platform/database/connection.ts'

type NewIntent = { registrationId: string; paymentId: string; intentId: string; amount: Cents }

/**
 * Records an intent before it can be paid. No other live intent may cover the same money: an intent over all open payments excludes
 * every other. Otherwise the answer is false.
 */
export function recordPlanIntent(db: Database, { registrationId, paymentId, intentId, amount }: NewIntent) {
  return db.transaction().execute(async (trx) => {
    const registration = await lockRegistration(trx, registrationId)
    const open = registration?.payments.filter(({ state }) => state === 'open') ?? []
    const payment = open.find(({ id }) => id === paymentId)
    if (!payment || payment.intentId !== null) return false
    const others = open.filter((one) => one.id !== paymentId && one.intentId !== null)
    const isFree = others.every((one) => one.intentAmount === one.amount && amount === payment.amount)
    if (!isFree) return false
    await trx
      .updateTable('payments')
      .set({ intentId, intentAmount: amount, checkedAt: null })
      .where('id', '=', paymentId)
      .execute()
    return true
  })
}

/** The intent of that key was not recorded and was stopped, so the next one needs another key. */
export async function skipIntent(db: Database, paymentId: string, edition: number): Promise<void> {
  await db
    .updateTable('payments')
    .set({ intents: edition + 1 })
    .where('id', '=', paymentId)
    .where('intents', '=', edition)
    .where('intentId', 'is', null)
    .execute()
}
