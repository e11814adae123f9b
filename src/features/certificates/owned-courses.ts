// The courses of an account over all purchases: a refund of one purchase never ends a course of another.
import { hoursOf } from '#content/catalogue.ts'
import type { CompletedCourse } from '#contract/account/account.ts'
import { holdsCourses, shownStatuses } from '#domain/registrations/registration.ts'
import { linesOf, type RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import { registrationsOf } from '#features/registrations/registration-owners.queries.ts'
import { registrationsById } from '#features/registrations/registrations.queries.ts'
import { linesTakenBy } from '#features/registrations/takeovers.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { certificatesOf } from './certificates.queries.ts'

export type OwnedLine = { registration: RegistrationRow; line: RegistrationLine }

/** The courses that an account holds: not those that a colleague took over. Oldest purchase first. */
export async function ownedLines(database: Database, uid: string): Promise<OwnedLine[]> {
  return (await linesAbout(database, uid)).filter(({ registration, line }) =>
    line.holder === null ? registration.uid === uid : line.holder.uid === uid,
  )
}

/** The lines that an account bought or has taken over. */
export async function linesAbout(database: Database, uid: string): Promise<OwnedLine[]> {
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
