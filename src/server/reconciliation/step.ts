import type { Database } from '#database/engine/connection.ts'

/** One transaction of a mend: what it changed, in sentences for the record, and what it has to leave to a person. */
export type Step = (trx: Database) => Promise<{ changed: string[]; left?: string[] }>
