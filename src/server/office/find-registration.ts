import type { Database } from '#database/engine/connection.ts'
import { registrationIdOfReceipt } from '#database/tables/office-registrations.ts'
import { isUuid } from '#domain/uuid.ts'

/** By id or receipt number; undefined if there is none. */
export async function findRegistration(database: Database, typed: string): Promise<string | undefined> {
  const id = typed.toLowerCase()
  return isUuid(id) ? id : registrationIdOfReceipt(database, typed)
}
