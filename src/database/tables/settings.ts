import { type PlanPolicy, planPolicy } from '#domain/plan.ts'
import { type CreditPolicy, creditPolicy } from '#domain/tuition-credit.ts'
import type { Database } from '../engine/connection.ts'

export async function readPlanPolicy(db: Database): Promise<PlanPolicy> {
  return changed(db, 'plan policy', planPolicy)
}

export async function readCreditPolicy(db: Database): Promise<CreditPolicy> {
  return changed(db, 'credit policy', creditPolicy)
}

/** What the owner has changed replaces the default, figure by figure. */
async function changed<Policy extends object>(db: Database, name: string, defaults: Policy): Promise<Policy> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return { ...defaults, ...(row?.value as Partial<Policy> | undefined) }
}
