// Questions to the academy: those asked on the site, without the person, and those sent to the office.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table asked_questions (
      id integer generated always as identity primary key,
      asked_on date not null,
      language text not null check (language in ('en', 'es')),
      -- Without email addresses and phone numbers.
      question text not null,
      answer text not null check (answer in ('fact', 'quote', 'unknown', 'patient'))
    )`.execute(database)
  await sql`create index asked_questions_asked_on on asked_questions (asked_on)`.execute(database)

  await sql`
    create table office_questions (
      id integer generated always as identity primary key,
      asked_at timestamptz not null,
      language text not null check (language in ('en', 'es')),
      email text not null,
      question text not null,
      reply text,
      replied_at timestamptz,
      check ((reply is null) = (replied_at is null))
    )`.execute(database)
  await sql`create index office_questions_email on office_questions (email)`.execute(database)
  await sql`
    create index office_questions_open on office_questions (asked_at) where replied_at is null`.execute(
    database,
  )
}
