import type { Context } from '#platform/context.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { recordCustomer } from './plans.queries.ts'

/** The provider's customer that keeps the card of a plan. */
export async function customerOf(
  { id, plan }: Pick<RegistrationRow, 'id' | 'plan'>,
  { database, provider }: Context,
): Promise<string> {
  if (plan?.customerId) return plan.customerId
  return recordCustomer(database, id, await provider.createCustomer(id))
}
