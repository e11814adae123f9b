// Staff read stored emails. So an email has marks in place of the links that only its recipient may have, and loses those
// links once it is delivered. The sandbox's mailbox is a recipient and has its own copies.
import { type Kysely, sql } from 'kysely'

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
  for (const { id, text, html } of rows) {
    const links = [...new Set(text.match(new RegExp(personal, 'g')) ?? [])]
    const marks = new Map(links.map((link, place) => [link, `[personal link ${place + 1}]`]))
    const marked = (body: string) =>
      body.replaceAll(new RegExp(personal, 'g'), (link) => marks.get(link.replaceAll('&amp;', '&')) ?? link)
    await sql`
      update emails set text = ${marked(text)}, html = ${marked(html)}, links = ${links} where id = ${id}
    `.execute(database)
  }
}
