// Orders of a group: a payer and colleagues.
import { expect } from 'vitest'
import type { CreatePaymentIntentRequest } from '#contract/checkout.ts'
import { wholeGroup } from '#features/registrations/groups.queries.ts'
import type { AccountWorld } from '#tests/support/account.ts'
import { rivera, withMoney } from '#tests/support/checkout.ts'
import { disagreements } from '#tests/support/disagreements.ts'

export const ana = { name: 'Ana Pérez', email: 'ana@practice.example', language: 'es' as const }
export const ben = { name: 'Ben Cole', email: 'ben@practice.example' }

type Order = Partial<CreatePaymentIntentRequest['customerData']>

export function groupOrders(world: AccountWorld) {
  function order(
    colleagues: object[],
    changes: Order = {},
    caller: { key?: string; from?: string; bearer?: string } = {},
  ) {
    const customerData = { ...rivera, ...changes }
    const body = { email: customerData.email, customerData, colleagues }
    return world.post('/api/create-payment-intent', body, caller)
  }

  async function membersOf(registrationId: string) {
    const { id, groupId } = await world.registration(registrationId)
    return (await wholeGroup(world.database, { id, groupId })).map(withMoney)
  }

  async function paidGroup(colleagues: object[] = [ana, ben], card?: string) {
    const { body } = await order(colleagues)
    await world.pay(body.clientSecret, card)
    await world.deliverAll()
    return membersOf(body.registrationId)
  }

  const agree = async () => expect(await disagreements(world.context)).toEqual([])

  return { order, membersOf, paidGroup, agree }
}
