import type { GuestRegistration } from '#contract/registrations.ts'
import { registrantCertificates } from '#database/tables/certificates.ts'
import { isColleague } from '#database/tables/groups.ts'
import { countRefunds } from '#database/tables/refunds.ts'
import { linesOf } from '#database/tables/registration-lines.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { openOffers } from '#database/tables/waiting-list.ts'
import { dayOf } from '#domain/days.ts'
import { holdsCourses } from '#domain/registration.ts'
import type { SignedInUser } from '../../identity/check-token.ts'
import type { Checkout } from '../checkout.ts'
import { askedView } from '../dates/canceled-date.ts'
import { isDateOpen } from '../dates/date-open.ts'
import { mayChangeByLink } from '../registration-link.ts'
import { ownView } from './registration-view.ts'

/** What the link in an email shows about a registration. */
export async function linkedView(
  registration: RegistrationRow,
  user: SignedInUser | null,
  { database, clocks }: Checkout,
): Promise<GuestRegistration> {
  const { id, email } = registration
  const today = dayOf(clocks.academy.now())
  const lines = await linesOf(database, [id])
  const certificates = await registrantCertificates(database, id)
  const offers = await openOffers(database, email, clocks.real.now())
  const view = ownView(registration, lines, today)
  return {
    ...view,
    lines: view.lines.map((shown) => {
      const line = lines.find(({ course }) => course === shown.course)
      const isActive = line !== undefined && shown.state === 'active' && holdsCourses(registration)
      return {
        ...shown,
        ...(line && askedView({ registration, line })),
        dateOpen:
          isActive && (line.holder === null || line.asked !== null) && isDateOpen(registration, line, today),
        offeredDates: offers.flatMap(({ course, start }) =>
          course === shown.course && start ? [start] : [],
        ),
      }
    }),
    certificates: certificates.map(({ course, code }) => ({ course, code })),
    cancellableBy: mayChangeByLink(registration, user) ? 'caller' : 'owner',
    refunds: isColleague(registration) ? 0 : ((await countRefunds(database, [id])).get(id) ?? 0),
  }
}
