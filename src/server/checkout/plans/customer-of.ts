import { recordCustomer } from '#database/tables/plans.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import type { Checkout } from '../checkout.ts'

/** The provider's customer that keeps the card of a plan. */
export async function customerOf(
  { id, plan }: Pick<RegistrationRow, 'id' | 'plan'>,
  { database, provider }: Checkout,
): Promise<string> {
  if (plan?.customerId) return plan.customerId
  return recordCustomer(database, id, await provider.createCustomer(id))
}
