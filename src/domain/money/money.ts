// Money is in whole US cents everywhere; only this module formats it.
export type Cents = number

export const currency = 'usd'

export function dollars(amount: number): Cents {
  return amount * 100
}

export function sum(amounts: Iterable<Cents>): Cents {
  let total = 0
  for (const amount of amounts) total += amount
  return total
}

/** 285000 → '$2,850.00', the same in both languages. */
export function formatMoney(amount: Cents): string {
  const cents = String(Math.abs(amount) % 100).padStart(2, '0')
  return `${formatWholeDollars(amount)}.${cents}`
}

/** 285000 → '$2,850', for price lists, which have no cents. */
export function formatWholeDollars(amount: Cents): string {
  const whole = String(Math.trunc(Math.abs(amount) / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${amount < 0 ? '−' : ''}$${whole}`
}

/** Reads '1425.50' or '$1,425.50'; null for anything else. */
export function readAmount(typed: string): Cents | null {
  const isAmount = /^\$?(?:\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})?$/.test(typed)
  return isAmount ? Math.round(Number(typed.replaceAll(/[$,]/g, '')) * 100) : null
}
