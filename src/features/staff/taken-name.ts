import { looksLike } from '#domain/people/look-alike.ts'
import type { Database } from '#platform/database/connection.ts'
import { Refusal } from '#platform/refusal.ts'
import { namesOfOthers } from './staff.queries.ts'

/** The record names members, so no two of them may read the same. A member who returns keeps the name. */
export async function refuseTakenName(db: Database, { name, email }: { name: string; email: string }) {
  const others = await namesOfOthers(db, { email })
  if (others.some((other) => looksLike(other, name))) throw new Refusal('staff_name_taken')
}
