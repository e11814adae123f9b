import { CommandError } from '#features/command-line/exit-codes.ts'
import type { Database } from '#platform/database/connection.ts'
import { findRegistration } from './find-registration.ts'

/** The id of a registration that was named by its id or its receipt number. */
export async function registrationIdOf(typed: string, database: Database): Promise<string> {
  const id = await findRegistration(database, typed)
  if (id === undefined) throw new CommandError(`There is no registration with receipt ${typed}.`)
  return id
}
