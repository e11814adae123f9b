import { type PlanPolicy, planPolicy } from '#domain/plan.ts'
import type { Database } from '../engine/connection.ts'

/** What the owner has changed replaces the default, figure by figure. */
export async function readPlanPolicy(db: Database): Promise<PlanPolicy> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'plan policy')
    .executeTakeFirst()
  return { ...planPolicy, ...(row?.value as Partial<PlanPolicy> | undefined) }
}
