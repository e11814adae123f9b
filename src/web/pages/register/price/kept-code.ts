import type { Cents } from '#domain/money/money.ts'

/** A code that the server accepted for this form, and the price with it. */
export type AppliedCode = { code: string; price: Cents }

type Order = { formKey: string; total: Cents }

const storageName = 'discount code'

/** A reload must open the same payment again. After a change of the courses the code is typed again. */
export function readCode({ formKey, total }: Order): AppliedCode | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageName) ?? 'null')
    const isSame = kept?.formKey === formKey && kept.total === total
    return isSame ? { code: kept.code, price: kept.price } : null
  } catch {
    return null
  }
}

export function keepCode(order: Order, applied: AppliedCode | null): void {
  try {
    if (applied) sessionStorage.setItem(storageName, JSON.stringify({ ...order, ...applied }))
    else sessionStorage.removeItem(storageName)
  } catch {
    // Without storage the code lasts until a reload.
  }
}
