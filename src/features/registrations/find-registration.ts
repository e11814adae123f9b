import { isUuid } from '#domain/people/uuid.ts'
import type { Database } from '#platform/database/connection.ts'
import { registrationIdOfReceipt } from './office-registrations.queries.ts'

/** By id or receipt number; undefined if there is none. */
export async function findRegistration(database: Database, typed: string): Promise<string | undefined> {
  const id = typed.toLowerCase()
  return isUuid(id) ? id : registrationIdOfReceipt(database, typed)
}
