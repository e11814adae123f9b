import { type Cents, formatMoney } from '#domain/money/money.ts'

export type FailedRefund = {
  /** The registration's. */
  id: string
  amount: Cents
  /** By chargebacks. */
  returnedByBank: Cents
  /** What the academy still has of the payment. */
  left: Cents
}

/** What staff do about a failed refund. A part that a chargeback returned must not go back twice. */
export function whatToDo({ id, amount, returnedByBank, left }: FailedRefund): string {
  if (returnedByBank > 0 && left === 0) {
    return `A dispute was decided against the academy: the bank has returned the money already. Please send nothing more, and close the matter (npm run academy -- refund outside ${id} --how "returned by the bank").`
  }
  const settled = (how: string, byBank = '') =>
    `record that (npm run academy -- refund outside ${id} --how "${how}"${byBank})`
  const again = `try again (npm run academy -- refund retry ${id})`
  if (returnedByBank === 0) {
    return `Please ${again}, or refund the money offline and ${settled('bank transfer')}.`
  }
  const part = (cents: Cents) => ` --by-bank ${(cents / 100).toFixed(2)}`
  const very = settled('returned by the bank', part(Math.min(amount, returnedByBank)))
  const missing = amount - returnedByBank
  const nothing = missing > 0 ? `only the other ${formatMoney(missing)}` : 'nothing'
  const bank = `A dispute was decided against the academy: the bank has returned ${formatMoney(returnedByBank)} already, and ${formatMoney(left)} is left. If that was this very money, please send ${nothing}, and ${very}.`
  const rest = settled('bank transfer', part(Math.max(0, amount - left)))
  const elsewhere = `refund ${formatMoney(Math.min(amount, left))} offline and ${rest}`
  return amount > left ? `${bank} Else ${elsewhere}.` : `${bank} Else ${again}, or ${elsewhere}.`
}
