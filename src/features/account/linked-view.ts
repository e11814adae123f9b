import type { GuestRegistration } from '#contract/registrations.ts'
import { dayOf } from '#domain/dates/days.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import { registrantCertificates } from '#features/certificates/certificates.queries.ts'
import { askedView } from '#features/dates/canceled-date.ts'
import { ownView } from '#features/orders/registration-view.ts'
import type { SignedInUser } from '#features/people/check-token.ts'
import { countRefunds } from '#features/refunds/refunds.queries.ts'
import { isDateOpen } from '#features/registrations/date-open.ts'
import { isPaidByOther } from '#features/registrations/groups.queries.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import { mayChangeByLink } from '#features/registrations/registration-link.ts'
import { openOffers } from '#features/seats/waiting-list.queries.ts'
import type { Context } from '#platform/context.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'

/** What the link in an email shows about a registration. */
export async function linkedView(
  registration: RegistrationRow,
  user: SignedInUser | null,
  { database, clocks }: Context,
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
    refunds: isPaidByOther(registration) ? 0 : ((await countRefunds(database, [id])).get(id) ?? 0),
  }
}
