// Finds the course that a person bought, by the address of the purchase or of the account.

import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import { CommandError } from '#features/command-line/exit-codes.ts'
import { uidOfAccount } from '#features/people/users.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import { linesOf, type RegistrationLine } from './registration-lines.queries.ts'
import { registrationsOfPerson } from './registration-owners.queries.ts'

/** `registrationId` chooses between purchases if the person bought the course more than once. */
export type CourseOfPerson = { email: string; course: CourseId; registrationId?: string | undefined }

/** Active and completed lines, without canceled ones. */
export async function linesOfCourse(
  { email, course, registrationId }: CourseOfPerson,
  database: Database,
): Promise<RegistrationLine[]> {
  const uid = (await uidOfAccount(database, email)) ?? null
  const registrations = (await registrationsOfPerson(database, { email, uid })).filter(holdsCourses)
  const lines = await linesOf(
    database,
    registrations.map(({ id }) => id),
  )
  return lines.filter(
    (line) =>
      line.course === course &&
      line.canceledAt === null &&
      (registrationId === undefined || line.registrationId === registrationId),
  )
}

/** Undefined if there is none. */
export function onlyOne(lines: readonly RegistrationLine[]): RegistrationLine | undefined {
  const [first, ...others] = lines
  if (others.length > 0) {
    const ids = lines.map(({ registrationId }) => registrationId)
    throw new CommandError(
      `The person bought the course more than once. Choose one with --registration: ${ids.join(', ')}.`,
    )
  }
  return first
}
