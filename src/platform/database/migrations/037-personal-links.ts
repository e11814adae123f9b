// Staff read stored emails. So an email has marks in place of the links that only its recipient may have, and loses those
// links once it is delivered. The sandbox's mailbox is a recipient and has its own copies.
import { type Kysely, sql } from 'kysely'
import { makeSignedLinks } from '#platform/signed-links.ts'

/** Pages that open with a token or code, as they were before this release. Links of Firebase are in no email of ours. */
const personal =
  'https?://[^\\s<>"]+/(?:registration|plan|offer|takeover|waiting-list|api/registrations|api/receipts|office/invitation|auth)/[^\\s<>"]+'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table emails add column links text[] default '{}'`.execute(database)
  await sql`
    create table sandbox_mailbox (
      email_id uuid primary key references emails on delete cascade,
      text text not null,
      html text not null
    )`.execute(database)
  await markDone(database)
  await markWaiting(database)
  await forgetQuotes(database)
}

/** Delivered or given up: their links may be forgotten. */
async function markDone(database: Kysely<unknown>): Promise<void> {
  const marked = (body: string) => sql`regexp_replace(${sql.ref(body)}, ${personal}, '[personal link]', 'g')`
  await sql`
    update emails set text = ${marked('text')}, html = ${marked('html')},
      links = case when text ~ ${personal} then null else '{}'::text[] end
    where delivered_at is not null or failed_at is not null`.execute(database)
}

type Stored = { id: string; text: string; html: string }

async function markWaiting(database: Kysely<unknown>): Promise<void> {
  const { rows } =
    await sql<Stored>`select id, text, html from emails where delivered_at is null and failed_at is null`.execute(
      database,
    )
  const unsigned = await withoutSignatures(database)
  for (const { id, text, html } of rows) {
    const given = [...new Set(text.match(new RegExp(personal, 'g')) ?? [])]
    const marks = new Map(given.map((link, place) => [link, `[personal link ${place + 1}]`]))
    const links = given.map(unsigned)
    const marked = (body: string) =>
      body.replaceAll(new RegExp(personal, 'g'), (link) => marks.get(link.replaceAll('&amp;', '&')) ?? link)
    await sql`
      update emails set text = ${marked(text)}, html = ${marked(html)}, links = ${links} where id = ${id}
    `.execute(database)
  }
}

/** As new emails have them: once links are ended, those of emails that wait are replaced in this form. */
async function withoutSignatures(database: Kysely<unknown>): Promise<(url: string) => string> {
  const { rows } = await sql<{ value: string }>`
    select value from secrets where name = 'link signing key'`.execute(database)
  const [key] = rows
  // Without a key no link was ever signed.
  return key ? makeSignedLinks(key.value).withoutSignature : (url) => url
}

/** Mail servers quote the links that they refuse, and staff read the answer. */
async function forgetQuotes(database: Kysely<unknown>): Promise<void> {
  await sql`
    update emails set last_error = regexp_replace(last_error, 'https?://[^[:space:]<>"]+', '[link]', 'gi')
    where last_error is not null`.execute(database)
}
