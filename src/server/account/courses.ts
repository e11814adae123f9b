// The courses of an account over all purchases: a refund of one purchase never ends a course of another.
import { hoursOf } from '#content/catalogue.ts'
import type { ActiveCourses, CompletedCourse } from '#contract/account.ts'
import type { Database } from '#database/engine/connection.ts'
import { certificatesOf } from '#database/tables/certificates.ts'
import { linesOf, type RegistrationLine } from '#database/tables/registration-lines.ts'
import { registrationsOf } from '#database/tables/registration-owners.ts'
import { registrationsById } from '#database/tables/registrations.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { linesTakenBy, takeoversOf } from '#database/tables/takeovers.ts'
import { openOffers } from '#database/tables/waiting-list.ts'
import { dayOf } from '#domain/days.ts'
import { awardOfFee } from '#domain/offered-only.ts'
import { holdsCourses, shownStatuses } from '#domain/registration.ts'
import type { Checkout } from '../checkout/checkout.ts'
import { askedView } from '../checkout/dates/canceled-date.ts'
import { isDateOpen } from '../checkout/dates/date-open.ts'
import { takeoverOf } from '../checkout/takeovers/takeover-view.ts'
import type { SignedInUser } from '../identity/check-token.ts'

export type OwnedLine = { registration: RegistrationRow; line: RegistrationLine }

/** The courses that an account holds: not those that a colleague took over. Oldest purchase first. */
export async function ownedLines(database: Database, uid: string): Promise<OwnedLine[]> {
  return (await linesAbout(database, uid)).filter(({ registration, line }) =>
    line.holder === null ? registration.uid === uid : line.holder.uid === uid,
  )
}

/** The lines that an account bought or has taken over. */
async function linesAbout(database: Database, uid: string): Promise<OwnedLine[]> {
  const taken = await linesTakenBy(database, uid)
  const bought = await registrationsOf(database, uid, shownStatuses)
  const others = taken.filter(({ registrationId }) => !bought.some(({ id }) => id === registrationId))
  const received = await registrationsById(
    database,
    others.map(({ registrationId }) => registrationId),
  )
  const registrations = [...bought, ...received.toReversed()].filter(holdsCourses)
  const lines = await linesOf(
    database,
    registrations.map(({ id }) => id),
  )
  return registrations
    .toReversed()
    .flatMap((registration) =>
      lines
        .filter((line) => line.registrationId === registration.id && line.canceledAt === null)
        .map((line) => ({ registration, line })),
    )
}

export async function activeCourses(
  { uid, email, emailVerified }: Pick<SignedInUser, 'uid' | 'email' | 'emailVerified'>,
  { database, clocks }: Checkout,
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

/** Newest first. */
export async function completedCourses(database: Database, uid: string): Promise<CompletedCourse[]> {
  const certificates = await certificatesOf(database, uid)
  const completed: CompletedCourse[] = []
  for (const { line } of await ownedLines(database, uid)) {
    if (line.completedOn === null) continue
    const certificate = certificates.find(
      ({ registrationId, course }) => registrationId === line.registrationId && course === line.course,
    )
    completed.push({
      course: line.course,
      soldAs: line.soldAs,
      completedOn: line.completedOn,
      ceHours: certificate?.ceHours ?? hoursOf(line),
      certificate: certificate ? { id: certificate.id, code: certificate.code } : null,
    })
  }
  return completed.sort((one, other) => other.completedOn.localeCompare(one.completedOn))
}
