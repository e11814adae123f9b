import type { Clocks } from '#domain/dates/clock.ts'
import type { Database } from '#platform/database/connection.ts'

/** What the verbs of the catalogue work with. */
export type CatalogueParts = { database: Database; clocks: Clocks }

/** A staff member, or a user of the command line. */
export type Author = { staffId: string } | { user: string }
