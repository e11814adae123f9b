import type { OfferView } from '#contract/offers.ts'
import { dayOf } from '#domain/dates/days.ts'
import { refundCalendar, refundPolicy } from '#domain/registrations/refunds.ts'
import { courseDateOn } from '#features/catalogue/course-dates.queries.ts'
import type { Context } from '#platform/context.ts'
import type { OfferRow } from '#platform/database/rows/offers.ts'

/** Each line with its date, and what canceling it would return if the offer is paid today. */
export async function offerLines(
  { lines, dates }: Pick<OfferRow, 'lines' | 'dates'>,
  { database, clocks }: Context,
): Promise<OfferView['lines']> {
  const today = dayOf(clocks.academy.now())
  const purchase = { policy: refundPolicy, purchasedOn: today }
  const views: OfferView['lines'] = []
  for (const { course, amount } of lines) {
    const chosen = dates[course]
    const date = chosen ? await courseDateOn(database, course, chosen) : undefined
    const start = date?.startDay ?? null
    const line = { amount, start, returned: 0, movedFrom: null, completed: false }
    views.push({
      item: course,
      amount,
      start,
      end: date?.endDay ?? null,
      calendar: refundCalendar(line, today, purchase),
    })
  }
  return views
}
