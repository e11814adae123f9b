// Several payments for one registration. The site opens only one so far, so tests split an unpaid order themselves.
import type Stripe from 'stripe'
import { dayOf } from '#domain/dates/days.ts'
import { adoptIntent, insertPayment } from '#features/ledger/payments.queries.ts'
import {
  changeRegistration,
  lockRegistration,
  registrationByIntent,
} from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'

/** Moves a part of an unpaid order to a second payment. Returns its client secret; undefined if it was paid or split before, or is a group's. */
export async function splitOrder(
  secret: string,
  percent: number,
  { stripe }: { stripe: Stripe },
  by: Context,
): Promise<string | undefined> {
  const [intent = ''] = secret.split('_secret_')
  const known = await registrationByIntent(by.database, intent)
  if (known?.status !== 'awaiting_payment' || known.payments.length > 1 || known.groupId) return undefined
  const further = Math.ceil((known.amount * percent) / 100)
  const amount = known.amount - further
  const updated = await stripe.paymentIntents.update(intent, { amount }).catch(() => null)
  if (!updated) return undefined
  const second = await by.database.transaction().execute(async (trx) => {
    const registration = await lockRegistration(trx, known.id)
    if (registration?.revision !== known.revision) return undefined
    const { id: registrationId, payments, placedAt } = registration
    await trx.updateTable('payments').set({ amount }).where('id', '=', payments[0].id).execute()
    await changeRegistration(trx, registration, {})
    const openedAt = by.clocks.real.now()
    const order = { registrationId, position: 2, amount: further, dueDay: dayOf(placedAt), openedAt }
    return insertPayment(trx, order)
  })
  if (!second) return undefined
  const { id: registrationId, items, priceVersion } = known
  const order = { registrationId, paymentId: second.id, amount: further, items, priceVersion }
  const created = await by.provider.createIntent(order)
  if (created) await adoptIntent(by.database, second.id, created.intentId)
  return created?.clientSecret
}
