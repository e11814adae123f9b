import type { Database } from '#platform/database/connection.ts'

type Own = { staffId: string }
type KeptView = { id: string; name: string; search: string }

/** In the order in which they were kept. */
export function keptViewsOf(db: Database, { staffId }: Own): Promise<KeptView[]> {
  return db
    .selectFrom('keptViews')
    .select(['id', 'name', 'search'])
    .where('staffId', '=', staffId)
    .orderBy('keptAt')
    .orderBy('id')
    .execute()
}

/** A name that is kept already gets the new filters. */
export async function keepView(
  db: Database,
  view: Own & { name: string; search: string; keptAt: Date },
): Promise<void> {
  await db
    .insertInto('keptViews')
    .values(view)
    .onConflict((conflict) => conflict.columns(['staffId', 'name']).doUpdateSet({ search: view.search }))
    .execute()
}

export async function dropView(db: Database, { staffId, id }: Own & { id: string }): Promise<void> {
  await db.deleteFrom('keptViews').where('staffId', '=', staffId).where('id', '=', id).execute()
}
