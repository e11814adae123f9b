import { isOnSale } from '#content/catalogue.ts'
import type { Selection } from '#domain/catalogue/selection.ts'
import { Refusal } from '#platform/refusal.ts'

/** Unknown courses, and retired ones, which are not sold any more. */
export function refuseUnsold(selection: Selection, field: string): void {
  const unsold = typeof selection === 'string' ? undefined : selection.find((id) => !isOnSale(id))
  if (unsold === undefined) return
  throw new Refusal('invalid_request', {
    field,
    fault: { rule: `unknown item ${JSON.stringify(unsold)}` },
  })
}
