import { changeRegistration, lockRegistration } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { Refusal } from '#platform/refusal.ts'
import { customerOf } from './customer-of.ts'
import { notifyOfChangedCard } from './plan-notices.ts'
import { changePlan } from './plans.queries.ts'

/** The client secret of a setup that saves a card. */
export async function openCardChange(registration: RegistrationRow, context: Context): Promise<string> {
  const customerId = await customerOf(registration, context)
  return context.provider.createSetup(customerId, registration.id)
}

/** Later payments are charged to the card of a finished setup. The former card is forgotten. */
export async function changeCardOf(
  registration: RegistrationRow,
  clientSecret: string,
  context: Context,
): Promise<RegistrationRow> {
  const { database, provider } = context
  const [setupId = ''] = clientSecret.split('_secret_')
  const saved = await provider.savedBySetup(setupId, await customerOf(registration, context))
  if (!saved) throw new Refusal('card_not_saved')
  const former = registration.plan?.methodId
  const changed = await database.transaction().execute(async (trx) => {
    const locked = await lockRegistration(trx, registration.id)
    if (!locked) throw new Refusal('not_found', { missing: 'registration' })
    if (locked.plan?.methodId === saved.methodId) return locked
    const kept = await changeRegistration(trx, await changePlan(trx, locked, saved), {})
    await notifyOfChangedCard(trx, kept, context)
    return kept
  })
  if (former && former !== saved.methodId) await provider.forgetCard(former)
  return changed
}
