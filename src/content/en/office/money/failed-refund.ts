import { type Cents, formatMoney } from '#domain/money/money.ts'

export type FailedRefund = {
  amount: Cents
  /** By chargebacks. */
  returnedByBank: Cents
  /** What the academy still has of the payment. */
  left: Cents
}

/** What staff do about a failed refund. A part that a chargeback returned must not go back twice. */
export function whatToDo({ amount, returnedByBank, left }: FailedRefund): string {
  if (returnedByBank > 0 && left === 0) {
    return `A dispute was decided against the academy: the bank has returned the money already. Please send nothing more, and record in the office that the bank has returned it.`
  }
  const again = 'send it again in the office'
  if (returnedByBank === 0) {
    return `Please ${again}, or refund the money offline and record that in the office.`
  }
  const settled = (byBank: Cents) =>
    `record that in the office, with ${formatMoney(byBank)} as returned by the bank`
  const very = settled(Math.min(amount, returnedByBank))
  const missing = amount - returnedByBank
  const nothing = missing > 0 ? `only the other ${formatMoney(missing)}` : 'nothing'
  const bank = `A dispute was decided against the academy: the bank has returned ${formatMoney(returnedByBank)} already, and ${formatMoney(left)} is left. If that was this very money, please send ${nothing}, and ${very}.`
  const rest = settled(Math.max(0, amount - left))
  const elsewhere = `refund ${formatMoney(Math.min(amount, left))} offline and ${rest}`
  return amount > left ? `${bank} Else ${elsewhere}.` : `${bank} Else ${again}, or ${elsewhere}.`
}
