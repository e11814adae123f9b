// A code counts from the order on, while it can be paid. Under the lock of the code, so parallel orders never use it too often.

import { dayOf } from '#domain/dates/days.ts'
import { type DiscountFault, discounted } from '#domain/pricing/discounts.ts'
import type { Quote } from '#domain/pricing/pricing.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { Refusal } from '#platform/refusal.ts'
import { codeOf, countUses, lockCode } from './discount-codes.queries.ts'

type Uses = {
  code: string
  /** One for each person. */
  uses: number
  /** Registrations of an earlier order of the same form, whose uses this one takes over. */
  edited: readonly string[]
}

export async function priceWithCode(
  trx: Database,
  priced: Quote,
  { code, uses, edited }: Uses,
  { clocks }: Context,
): Promise<Quote> {
  const found = await lockCode(trx, code)
  if (!found || found.endedAt !== null) throw refused('unknown')
  const lower = discounted(priced, found, dayOf(clocks.academy.now()))
  if ('fault' in lower) throw refused(lower.fault)
  if ((await countUses(trx, code, edited)) + uses > found.most) throw refused('used-up')
  return lower
}

/** An order that ended gave its use back. When it is paid after all, the code may be used up. */
export async function mayStillUseCode(
  trx: Database,
  members: readonly [RegistrationRow, ...RegistrationRow[]],
): Promise<boolean> {
  const code = await codeOf(trx, members[0].id)
  const found = code === undefined ? undefined : await lockCode(trx, code)
  const ids = members.map(({ id }) => id)
  return !found || (await countUses(trx, found.code, ids)) + ids.length <= found.most
}

function refused(reason: DiscountFault): Refusal {
  return new Refusal('code_refused', { reason })
}
