import { createHash } from 'node:crypto'
import type { PlacedOrder } from './place-order.ts'

/** The same for every request of one form that asks for the same. */
export function digestOf({
  name,
  email,
  phone,
  selectedItems,
  agreed,
  dates,
  offer,
  uid,
  plan,
  credit,
  upgrade,
  code,
  colleagues,
}: PlacedOrder): string {
  const items = agreed?.items ?? [...new Set([selectedItems].flat())]
  const days = Object.entries(dates).sort(([one], [other]) => one.localeCompare(other))
  const chosen = {
    ...(plan && { plan }),
    ...(credit && { credit }),
    ...(upgrade && { upgrade }),
    ...(code && { code }),
    ...(colleagues?.length && { colleagues }),
  }
  const order = { name, email, phone, items: [...items].sort(), days, offer, uid, ...chosen }
  return createHash('sha256').update(JSON.stringify(order)).digest('base64url')
}
