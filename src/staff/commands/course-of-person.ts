// Whose course is meant: by the address of the purchase or of the account.
import type { Database } from '#database/engine/connection.ts'
import { linesOf, type RegistrationLine } from '#database/tables/registration-lines.ts'
import { registrationsOfPerson } from '#database/tables/registrations.ts'
import { uidOfAccount } from '#database/tables/users.ts'
import type { CourseId } from '#domain/catalogue.ts'
import { holdsCourses } from '#domain/registration.ts'
import { Refusal } from '../command.ts'

/** `registrationId` says which, where a person has bought the course twice. */
export type CourseOfPerson = { email: string; course: CourseId; registrationId: string | undefined }

/** Completed or not; none that was canceled. */
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

/** Undefined where there is none. */
export function onlyOne(lines: readonly RegistrationLine[]): RegistrationLine | undefined {
  const [first, ...others] = lines
  if (others.length > 0) {
    const ids = lines.map(({ registrationId }) => registrationId)
    throw new Refusal(`There are several: say which with --registration, one of ${ids.join(', ')}.`)
  }
  return first
}
