// A link of its own for who had an account's former address: it takes the change back.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table action_codes
      drop constraint action_codes_kind_check,
      add constraint action_codes_kind_check
        check (kind in ('PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL'))`.execute(
    database,
  )
}
