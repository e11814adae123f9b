import { isColleague } from '#features/registrations/groups.queries.ts'
import { registrationById } from '#features/registrations/registrations.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'

/** A registration as an email about its money names it. */
export type Addressed = RegistrationRow & {
  /** Whose registration it is, when the payer reads about it. */
  about?: string
}

/** Emails about money go to the person who paid. */
export async function addressedToPayer(db: Database, registration: RegistrationRow): Promise<Addressed> {
  const { groupId } = registration
  const payer = isColleague(registration) && groupId ? await registrationById(db, groupId) : undefined
  if (!payer) return registration
  const { uid, name, email, language } = payer
  return { ...registration, uid, name, email, language, about: registration.name }
}
