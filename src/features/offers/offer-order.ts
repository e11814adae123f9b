import { addDays, type Day, startOfDay } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { siteFormKey } from '#domain/registrations/form-key.ts'
import { openCourseDate } from '#features/catalogue/course-dates.queries.ts'
import type { PlacedOrder } from '#features/orders/place-order.ts'
import type { Context } from '#platform/context.ts'
import type { OfferRow } from '#platform/database/rows/offers.ts'
import { Refusal } from '#platform/refusal.ts'

type Opening = Pick<PlacedOrder, 'holder' | 'counts'> & { plan: boolean; language: Language }

/** The order of an offer: what staff agreed, for the person that they made it for. */
export function orderOfOffer(
  offer: OfferRow,
  { plan, language, ...opening }: Opening,
  context: Context,
): PlacedOrder {
  const { id, name, email, items, lines, amount, dates, payer, holdsSeats, untilDay } = offer
  return {
    name,
    email,
    phone: '',
    selectedItems: [],
    dates,
    plan,
    agreed: { items, lines, total: amount },
    uid: null,
    user: null,
    language,
    firstPage: null,
    country: null,
    payer,
    // However often the link is opened, it is one registration.
    formKey: siteFormKey('offer', id),
    offerId: id,
    ...(holdsSeats && { heldUntil: endOf(untilDay, context) }),
    ...opening,
  }
}

/** Orders end by the real clock, offers by the academy's calendar. */
function endOf(untilDay: Day, { clocks }: Context): Date {
  const left = startOfDay(addDays(untilDay, 1)).getTime() - clocks.academy.now().getTime()
  return new Date(clocks.real.now().getTime() + left)
}

/** The dates of an offer must exist and belong to its lines. */
export async function refuseUnknownDates(
  { dates, lines }: Pick<OfferRow, 'dates' | 'lines'>,
  today: Day,
  { database }: Context,
): Promise<void> {
  for (const [course, start] of Object.entries(dates)) {
    const isLine = lines.some((line) => line.course === course)
    if (!isLine || start < today || !(await openCourseDate(database, course, start))) {
      throw new Refusal('offer_date', { course, start })
    }
  }
}
