// Changes above the limit that one person has asked for.
import type { Insertable } from 'kysely'
import type { Database } from '#platform/database/connection.ts'
import type { AskedChangesTable } from '#platform/database/rows/desk.ts'

type Request = Pick<AskedChangesTable, 'path' | 'change' | 'amount'>

/** Ends the requests from before a moment. */
export async function forgetAskedChanges(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('askedChanges').where('askedAt', '<', before).execute()
}

/** Undefined if the same person has asked for it already. */
export async function insertAskedChange(
  db: Database,
  asked: Insertable<AskedChangesTable>,
): Promise<string | undefined> {
  const row = await db
    .insertInto('askedChanges')
    .values(asked)
    .onConflict((conflict) => conflict.columns(['path', 'change', 'amount', 'askedBy']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Who else has asked for the same change. */
export async function othersWhoAsked(
  db: Database,
  { path, change, amount, askedBy, since }: Request & { askedBy: string; since: Date },
) {
  return db
    .selectFrom('askedChanges')
    .innerJoin('staff', 'staff.id', 'askedChanges.askedBy')
    .select(['askedChanges.id', 'staff.role'])
    .where('path', '=', path)
    .where('change', '=', change)
    .where('amount', '=', amount)
    .where('askedBy', '!=', askedBy)
    .where('askedAt', '>=', since)
    .where('staff.removedAt', 'is', null)
    .execute()
}

/** With the name of who asked, oldest first. */
export function openAskedChanges(db: Database, since: Date) {
  return db
    .selectFrom('askedChanges')
    .innerJoin('staff', 'staff.id', 'askedChanges.askedBy')
    .selectAll('askedChanges')
    .select('staff.name as askedByName')
    .where('askedAt', '>=', since)
    .where('staff.removedAt', 'is', null)
    .orderBy('askedAt')
    .execute()
}

/** All requests for the change: they make one. */
export async function endAskedChanges(trx: Database, { path, change, amount }: Request): Promise<void> {
  await trx
    .deleteFrom('askedChanges')
    .where('path', '=', path)
    .where('change', '=', change)
    .where('amount', '=', amount)
    .execute()
}
