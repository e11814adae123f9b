import type { ActiveCourses } from '#contract/account/account.ts'
import { awardOfFee } from '#domain/catalogue/offered-only.ts'
import { dayOf } from '#domain/dates/days.ts'
import { linesAbout } from '#features/certificates/owned-courses.ts'
import { askedView } from '#features/dates/canceled-date.ts'
import type { SignedInUser } from '#features/people/check-token.ts'
import { isDateOpen } from '#features/registrations/date-open.ts'
import { takeoversOf } from '#features/registrations/takeovers.queries.ts'
import { openOffers } from '#features/seats/waiting-list.queries.ts'
import { takeoverOf } from '#features/takeovers/takeover-view.ts'
import type { Context } from '#platform/context.ts'

export async function activeCourses(
  { uid, email, emailVerified }: Pick<SignedInUser, 'uid' | 'email' | 'emailVerified'>,
  { database, clocks }: Context,
): Promise<ActiveCourses> {
  const today = dayOf(clocks.academy.now())
  const offers = emailVerified ? await openOffers(database, email, clocks.real.now()) : []
  const active: ActiveCourses = {}
  const about = await linesAbout(database, uid)
  const offered = await takeoversOf(
    database,
    about.map(({ registration }) => registration.id),
  )
  for (const { registration, line } of about) {
    const isBought = registration.uid === uid
    const isHeld = isBought || line.holder?.uid === uid
    // A fee is no course. The progress of its award shows it.
    if (!isHeld || line.completedOn !== null || awardOfFee(line.course)) continue
    // The payer answers for a colleague when the academy has canceled the date.
    const mayChange = line.holder === null || (isBought && line.asked !== null)
    const entry = {
      registrationId: registration.id,
      soldAs: line.soldAs,
      start: line.start,
      end: line.end,
      location: line.location,
      ...(isBought && askedView({ registration, line })),
      dateOpen: mayChange && isDateOpen(registration, line, today),
      offeredDates: offers.flatMap(({ course, start }) => (course === line.course && start ? [start] : [])),
      ...(isBought
        ? takeoverOf({ registration, line, today }, offered)
        : { takeover: { state: 'received' as const, colleague: null } }),
    }
    active[line.course] = [...(active[line.course] ?? []), entry]
  }
  return active
}
