// Seats, unpaid holds and the waiting lists of full dates.
import { type Kysely, sql } from 'kysely'

export async function createSeats(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table waiting_list (
      id uuid primary key,
      place integer generated always as identity,
      course_date_id uuid not null references course_dates,
      email text not null,
      language text not null check (language in ('en', 'es')),
      state text not null check (state in ('unconfirmed', 'waiting', 'offered', 'taken', 'lapsed', 'left')),
      joined_at timestamptz not null,
      offered_until timestamptz,
      check (state <> 'offered' or offered_until is not null)
    )`.execute(database)
  await sql`
    create unique index waiting_list_once on waiting_list (course_date_id, email)
    where state in ('unconfirmed', 'waiting', 'offered')`.execute(database)
  await sql`
    create index waiting_list_in_order on waiting_list (course_date_id, place)
    where state = 'waiting'`.execute(database)

  // A row is a seat taken: by a registration, by an offer of the waiting list, or by a registration that took an offer.
  await sql`
    create table seats (
      course_date_id uuid not null references course_dates,
      registration_id uuid references registrations,
      offer_id uuid unique references waiting_list,
      unique (registration_id, course_date_id),
      check (registration_id is not null or offer_id is not null)
    )`.execute(database)
  await sql`create index seats_of_course_date on seats (course_date_id)`.execute(database)

  // Seats held without payment, kept past the end of the hold so that the caps per network and buyer can count them.
  await sql`
    create table unpaid_holds (
      registration_id uuid not null references registrations,
      course_date_id uuid not null references course_dates,
      network text not null,
      buyer text not null,
      expires_at timestamptz not null,
      primary key (registration_id, course_date_id)
    )`.execute(database)
  await sql`create index unpaid_holds_of_network on unpaid_holds (network)`.execute(database)
  await sql`create index unpaid_holds_of_buyer on unpaid_holds (buyer)`.execute(database)
}
