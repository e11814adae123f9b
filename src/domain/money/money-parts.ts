import { type Cents, sum } from './money.ts'

/** Splits an amount in proportion to weights, in whole cents; the last part gets the remainder. */
export function split(amount: Cents, weights: readonly number[]): Cents[] {
  const whole = sum(weights)
  const shares = weights.map((weight) => Math.floor((amount * weight) / whole))
  const rest = amount - sum(shares)
  return shares.map((share, index) => (index === shares.length - 1 ? share + rest : share))
}

/** The amounts filled in order, until nothing is left. */
export function sharesWithin(left: Cents, amounts: readonly Cents[]): Cents[] {
  let rest = left
  return amounts.map((amount) => {
    const share = Math.min(rest, amount)
    rest -= share
    return share
  })
}

/** Splits an amount in proportion to weights, in whole cents. No part exceeds its weight while the amount does not exceed them all. */
export function inProportion(amount: Cents, weights: readonly Cents[]): Cents[] {
  const whole = sum(weights)
  if (whole === 0) return weights.map((_, index) => (index === 0 ? amount : 0))
  let before = 0
  let weighed = 0
  return weights.map((weight) => {
    weighed += weight
    const until = Math.floor((amount * weighed) / whole)
    const part = until - before
    before = until
    return part
  })
}
