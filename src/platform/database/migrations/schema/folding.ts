// What indexes read of names, addresses and phone numbers.
import { type Kysely, sql } from 'kysely'

export async function createFolding(database: Kysely<unknown>): Promise<void> {
  // Lower case without accents, words apart: 'Dr. Lucía' is found by 'luci'.
  await sql`
    create function folded(text) returns text language sql immutable parallel safe as $$
      select regexp_replace(
        translate(lower($1), 'áàâäãåéèêëíìîïóòôöõúùûüñç', 'aaaaaaeeeeiiiiooooouuuunc'), '[^[:alnum:]]+', ' ', 'g')
    $$`.execute(database)
  await sql`
    create function phone_digits(text) returns text language sql immutable parallel safe as $$
      select regexp_replace($1, '[^0-9]', '', 'g')
    $$`.execute(database)
  // The id of a guest in the office: an address must not be in a URL.
  await sql`
    create function guest_key(text) returns text language sql immutable parallel safe as $$
      select encode(sha256(convert_to($1, 'UTF8')), 'hex')
    $$`.execute(database)
}
