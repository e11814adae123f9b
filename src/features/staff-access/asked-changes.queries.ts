// Changes above the limit that one person has asked for.
import type { Database } from '#platform/database/connection.ts'
import type { AskedChangesTable } from '#platform/database/rows/desk.ts'

type Asked = Pick<AskedChangesTable, 'change' | 'amount' | 'askedBy'>

/** Ends the requests from before a moment. */
export async function forgetAskedChanges(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('askedChanges').where('askedAt', '<', before).execute()
}

/** Undefined if the same person has asked for it already. */
export async function insertAskedChange(
  db: Database,
  asked: Asked & { askedAt: Date },
): Promise<string | undefined> {
  const row = await db
    .insertInto('askedChanges')
    .values(asked)
    .onConflict((conflict) => conflict.columns(['change', 'amount', 'askedBy']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Who else has asked for the same change. */
export async function othersWhoAsked(db: Database, { change, amount, askedBy }: Asked) {
  return db
    .selectFrom('askedChanges')
    .innerJoin('staff', 'staff.id', 'askedChanges.askedBy')
    .select(['askedChanges.id', 'staff.role'])
    .where('change', '=', change)
    .where('amount', '=', amount)
    .where('askedBy', '!=', askedBy)
    .where('staff.removedAt', 'is', null)
    .execute()
}

/** Ends all requests for the change. Empty if another process was first: they make one change. */
export async function takeAskedChanges(
  db: Database,
  { change, amount }: Pick<Asked, 'change' | 'amount'>,
): Promise<string[]> {
  const taken = await db
    .deleteFrom('askedChanges')
    .where('change', '=', change)
    .where('amount', '=', amount)
    .returning('id')
    .execute()
  return taken.map(({ id }) => id)
}
