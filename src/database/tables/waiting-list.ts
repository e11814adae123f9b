import type { ExpressionBuilder } from 'kysely'
import type { Day } from '#domain/days.ts'
import type { Database } from '../engine/connection.ts'
import type { WaitingListRow, WaitingListTable } from './rows/dates.ts'

/** On the list: waiting, or offered a seat. */
const hopeful = ['waiting', 'offered'] as const
/** Also those whose link was not confirmed yet; an address has one such place per date. */
const standing = ['unconfirmed', ...hopeful] as const
const ended = ['taken', 'lapsed', 'left'] as const

export function isStanding(state: WaitingListTable['state']): boolean {
  return standing.some((one) => one === state)
}

type NewPlace = Pick<WaitingListRow, 'id' | 'courseDateId' | 'email' | 'language' | 'joinedAt'> & {
  state: 'unconfirmed' | 'waiting'
}

/** Joins. An address that waits for its confirmation keeps its place; undefined where it is on the list already. */
export async function joinWaitingList(trx: Database, place: NewPlace) {
  return trx
    .insertInto('waitingList')
    .values(place)
    .onConflict((conflict) =>
      conflict
        .columns(['courseDateId', 'email'])
        .where('state', 'in', standing)
        .doUpdateSet({ state: place.state, language: place.language, joinedAt: place.joinedAt })
        .where('waitingList.state', '=', 'unconfirmed'),
    )
    .returningAll()
    .executeTakeFirst()
}

export async function waitingListPlace(db: Database, id: string) {
  return db
    .selectFrom('waitingList as place')
    .innerJoin('courseDates as courseDate', 'courseDate.id', 'place.courseDateId')
    .selectAll('place')
    .select([
      'courseDate.course',
      'courseDate.startDay as start',
      'courseDate.endDay as end',
      'courseDate.sample',
    ])
    .where('place.id', '=', id)
    .executeTakeFirst()
}

/** Everybody who waits for a date or was offered a seat on it. */
export function hopefulsOf(trx: Database, courseDateId: string): Promise<WaitingListRow[]> {
  return trx
    .selectFrom('waitingList')
    .selectAll()
    .where('courseDateId', '=', courseDateId)
    .where('state', 'in', hopeful)
    .orderBy('place')
    .execute()
}

/** Who is next for a date, in the order of joining. */
export async function nextInLine(trx: Database, courseDateId: string) {
  return trx
    .selectFrom('waitingList')
    .selectAll()
    .where('courseDateId', '=', courseDateId)
    .where('state', '=', 'waiting')
    .orderBy('place')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

export async function changePlace(
  trx: Database,
  id: string,
  change: { state: WaitingListRow['state']; offeredUntil?: Date },
) {
  await trx.updateTable('waitingList').set(change).where('id', '=', id).execute()
}

/** Ends the offers that a registration has answered by being paid; false where it answered none. */
export async function takeOffers(trx: Database, registrationId: string): Promise<boolean> {
  const taken = await trx
    .updateTable('waitingList')
    .set({ state: 'taken' })
    .where('id', 'in', (offered) =>
      offered
        .selectFrom('seats')
        .select('offerId')
        .where('registrationId', '=', registrationId)
        .$castTo<{ offerId: string }>(),
    )
    .returning('id')
    .execute()
  return taken.length > 0
}

/** What is offered to an address and may still be answered. */
export function standingOffers(db: Database, email: string, now: Date) {
  return db
    .selectFrom('waitingList as place')
    .innerJoin('courseDates as courseDate', 'courseDate.id', 'place.courseDateId')
    .select(['place.id', 'place.courseDateId', 'courseDate.course', 'courseDate.startDay as start'])
    .where('place.email', '=', email)
    .where('place.state', '=', 'offered')
    .where('place.offeredUntil', '>', now)
    .orderBy('courseDate.startDay')
    .execute()
}

/** Offers whose time is over. */
export async function overdueOffers(db: Database, now: Date) {
  return db
    .selectFrom('waitingList')
    .select(['id', 'courseDateId'])
    .where('state', '=', 'offered')
    .where('offeredUntil', '<=', now)
    .execute()
}

/** The dates that an address waits or waited for. */
export function waitingListPlacesOf(db: Database, email: string) {
  return db
    .selectFrom('waitingList as place')
    .innerJoin('courseDates as courseDate', 'courseDate.id', 'place.courseDateId')
    .select(['courseDate.course', 'courseDate.startDay as start', 'place.state', 'place.joinedAt'])
    .where('place.email', '=', email)
    .orderBy('place.joinedAt')
    .execute()
}

/** The places of an address that have not ended. */
export function hopesOf(db: Database, email: string): Promise<Pick<WaitingListRow, 'id' | 'courseDateId'>[]> {
  return db
    .selectFrom('waitingList')
    .select(['id', 'courseDateId'])
    .where('email', '=', email)
    .where('state', 'in', standing)
    .execute()
}

/**
 * Who waits for these dates under one address waits under another from now on, unless that one stands on the same list already;
 * a place of the other that was never confirmed gives way. The caller holds the dates' locks: the other may be joining.
 */
export async function moveHopes(
  trx: Database,
  { from, to }: { from: string; to: string },
  courseDateIds: readonly string[],
): Promise<void> {
  if (courseDateIds.length === 0) return
  await trx
    .deleteFrom('waitingList')
    .where('email', '=', to)
    .where('state', '=', 'unconfirmed')
    .where('courseDateId', 'in', courseDateIds)
    .execute()
  await trx
    .updateTable('waitingList')
    .set({ email: to })
    .where('email', '=', from)
    .where('state', 'in', hopeful)
    .where('courseDateId', 'in', courseDateIds)
    .where('courseDateId', 'not in', (hopes) =>
      hopes
        .selectFrom('waitingList')
        .select('courseDateId')
        .where('email', '=', to)
        .where('state', 'in', hopeful),
    )
    .execute()
}

/** Ends places that were never confirmed. They never had a seat, so nothing refers to them. */
export async function forgetUnconfirmedPlaces(db: Database, joinedBefore: Date): Promise<void> {
  await db
    .deleteFrom('waitingList')
    .where('state', '=', 'unconfirmed')
    .where('joinedAt', '<', joinedBefore)
    .execute()
}

/** Takes an address out of its places that have come to their end, and gives those. */
export async function forgetAddress(trx: Database, email: string): Promise<string[]> {
  const forgotten = await trx
    .updateTable('waitingList')
    .set(nobody)
    .where('email', '=', email)
    .where('state', 'in', ended)
    .returning('id')
    .execute()
  return forgotten.map(({ id }) => id)
}

/** Takes the addresses out of places that have come to their end. Nobody waits any longer for a date that has begun. */
export async function forgetEndedPlaces(db: Database, today: Day): Promise<void> {
  const places = db.updateTable('waitingList')
  await places
    .set({ state: 'left' })
    .where('state', '=', 'waiting')
    .where('courseDateId', 'in', (begun) =>
      begun.selectFrom('courseDates').select('id').where('startDay', '<', today),
    )
    .execute()
  await places
    .set(nobody)
    .where('state', 'in', ended)
    .where((row) => row('email', '!=', row.cast<string>('id', 'text')))
    .execute()
}

/** Seats refer to places, so a place stays where its address goes. */
function nobody(row: ExpressionBuilder<{ waitingList: WaitingListTable }, 'waitingList'>) {
  return { email: row.cast<string>('id', 'text') }
}
