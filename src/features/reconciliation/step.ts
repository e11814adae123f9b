import type { Database } from '#platform/database/connection.ts'

/** One transaction of a repair: what it changed, in sentences for the staff record, and what it leaves to staff. */
export type Step = (trx: Database) => Promise<{ changed: string[]; left?: string[] }>
