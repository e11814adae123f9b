// Offers that staff make: items and a price, paid by a link. Some items are sold in no other way.
import { fellowshipPath, mastershipPath, residency } from '../awards/awards.ts'
import { type Catalogue, courseIn, isProgramId } from '../catalogue/catalogue.ts'
import { isOfferedOnly } from '../catalogue/offered-only.ts'
import type { Day } from '../dates/days.ts'
import { type Cents, sum } from '../money/money.ts'
import { split } from '../money/money-parts.ts'
import { type Buying, type PricedLine, type Quote, quote } from './pricing.ts'

/** In days. Held seats are sold to nobody else. */
export const longestHold = 60

export type OfferFault = 'unknown-item' | 'twice' | 'price-needed' | 'price-out-of-bounds' | 'reason-needed'

type Asked = { items: readonly string[]; price: Cents | null; reason: string | null; dates: Buying['dates'] }
/** What is sold today. */
type Sold = { catalogue: Catalogue; today: Day }
type OfferTerms = { quote: Quote; listed: Cents }

/** The price of an offer and its share for each line. A price other than the list's needs a reason. */
export function offerTerms(
  { items, price, reason, dates }: Asked,
  sold: Sold,
): OfferTerms | { fault: OfferFault } {
  const isCourse = (id: string) => courseIn(sold.catalogue, id)?.retired === false
  const unknown = items.find((id) => !isCourse(id) && !isProgramId(id) && !isOfferedOnly(id))
  if (items.length === 0 || unknown !== undefined) return { fault: 'unknown-item' }
  const isResidency = items.includes('residency')
  if (isResidency && price === null) return { fault: 'price-needed' }
  const lines = items.flatMap((id) => listedLines(id, price, { ...sold, dates }))
  if (new Set(lines.map(({ course }) => course)).size < lines.length) return { fault: 'twice' }
  const listed = sum(lines.map(({ amount }) => amount))
  const total = price ?? listed
  const { from, to } = residency.tuition
  const isWithin = !isResidency || items.length > 1 || (total >= from && total <= to)
  if (total < 100 || !isWithin) return { fault: 'price-out-of-bounds' }
  if (total !== listed && !isResidency && !reason) return { fault: 'reason-needed' }
  const shares = split(
    total,
    lines.map(({ amount }) => amount),
  )
  const priced = lines.map((line, index) => ({ ...line, amount: shares[index] ?? 0 }))
  return { quote: { items, lines: priced, total }, listed }
}

/** Lines are stored by the id of their item. What is sold only by offers is one line of its own. */
function listedLines(
  id: string,
  price: Cents | null,
  { catalogue, today, dates }: Sold & Pick<Asked, 'dates'>,
): PricedLine[] {
  const own = (amount: Cents) => [{ course: id, amount }]
  if (id === 'residency') return own(price ?? residency.tuition.from)
  if (id === 'fellowship-fee') return own(fellowshipPath.fee)
  if (id === 'mastership-fee') return own(mastershipPath.fee)
  return [...quote(isProgramId(id) ? id : [id], catalogue, { today, dates }).lines]
}
