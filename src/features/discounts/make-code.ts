import { isOnSale } from '#content/catalogue.ts'
import { isProgramId } from '#domain/catalogue/catalogue.ts'
import type { Discount } from '#domain/pricing/discounts.ts'
import type { Note } from '#features/record/staff-note.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { endCode as end, insertCode } from './discount-codes.queries.ts'

export type NewCode = Discount & { code: string; most: number }

/** Codes are read in any case, and stored in upper case. */
export async function makeCode(made: NewCode, { database, clocks }: Context, note: Note): Promise<void> {
  const { percent, amount, items, fromDay, untilDay, most } = made
  const code = made.code.toUpperCase()
  const unknown = items?.find((item) => !isProgramId(item) && !isOnSale(item))
  if (unknown !== undefined) throw new Refusal('offer_fault', { fault: 'unknown-item' })
  if ((percent === null) === (amount === null) || untilDay < fromDay) throw new Refusal('code_fault')
  await database.transaction().execute(async (trx) => {
    const row = {
      code,
      percent,
      amount,
      items: items && [...items],
      most,
      fromDay,
      untilDay,
      madeAt: clocks.real.now(),
    }
    if (!(await insertCode(trx, row))) throw new Refusal('code_exists')
    await note(trx, 'discount-code.made', { discountCode: code, orders: most })
  })
}

/** Orders that have used it keep their price. */
export async function endCode(code: string, { database, clocks }: Context, note: Note): Promise<void> {
  await database.transaction().execute(async (trx) => {
    if (!(await end(trx, code.toUpperCase(), clocks.real.now()))) throw new Refusal('no_code')
    await note(trx, 'discount-code.ended', { discountCode: code.toUpperCase() })
  })
}
