// Progress toward the Fellowship and the Mastership.
import { type Kysely, sql } from 'kysely'

export async function createAwards(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table outside_credits (
      id uuid primary key,
      uid text not null,
      title text not null,
      provider text not null,
      kind text not null check (kind in ('online', 'hands-on')),
      hours real not null check (hours > 0),
      earned_on date not null,
      state text not null check (state in ('pending', 'approved', 'declined')),
      entered_at timestamptz not null
    )`.execute(database)
  await sql`create index outside_credits_of_user on outside_credits (uid, earned_on)`.execute(database)
  await sql`
    create index outside_credits_pending on outside_credits (entered_at)
    where state = 'pending'`.execute(database)

  await sql`
    create table award_cases (
      id uuid primary key,
      uid text not null,
      title text not null,
      summary text not null,
      treated_on date not null,
      state text not null check (state in ('pending', 'approved', 'declined')),
      entered_at timestamptz not null
    )`.execute(database)
  await sql`create index award_cases_of_user on award_cases (uid, treated_on)`.execute(database)
  await sql`
    create index award_cases_pending on award_cases (entered_at) where state = 'pending'`.execute(database)

  await sql`
    create table award_tests (
      uid text not null,
      taken_on date not null,
      score integer not null check (score between 0 and 100),
      primary key (uid, taken_on)
    )`.execute(database)

  await sql`
    create table award_steps (
      uid text not null,
      award text not null check (award in ('fellowship', 'mastership')),
      step text not null check (step in ('fee', 'defense')),
      done_on date not null,
      primary key (uid, award, step)
    )`.execute(database)
}
