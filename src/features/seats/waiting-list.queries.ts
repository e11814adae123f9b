import type { ExpressionBuilder } from 'kysely'
import type { Day } from '#domain/dates/days.ts'
import type { Database } from '#platform/database/connection.ts'
import type { WaitingListRow, WaitingListTable } from '#platform/database/rows/dates.ts'

/** On the list: waiting, or offered a seat. */
const onList = ['waiting', 'offered'] as const
/** Includes unconfirmed places. An address has at most one such place per date. */
const open = ['unconfirmed', ...onList] as const
const ended = ['taken', 'lapsed', 'left'] as const

export function isOpenPlace(state: WaitingListTable['state']): boolean {
  return open.some((one) => one === state)
}

type NewPlace = Pick<WaitingListRow, 'id' | 'courseDateId' | 'email' | 'language' | 'joinedAt'> & {
  state: 'unconfirmed' | 'waiting'
}

/** An unconfirmed place is updated. Undefined if the address is on the list already. */
export async function joinWaitingList(trx: Database, place: NewPlace) {
  return trx
    .insertInto('waitingList')
    .values(place)
    .onConflict((conflict) =>
      conflict
        .columns(['courseDateId', 'email'])
        .where('state', 'in', open)
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
      'courseDate.location',
      'courseDate.sample',
    ])
    .where('place.id', '=', id)
    .executeTakeFirst()
}

/** Everyone on the list of a date, in order of joining. */
export function waitingOrOffered(trx: Database, courseDateId: string): Promise<WaitingListRow[]> {
  return trx
    .selectFrom('waitingList')
    .selectAll()
    .where('courseDateId', '=', courseDateId)
    .where('state', 'in', onList)
    .orderBy('place')
    .execute()
}

/** Exchanges the places of two people on the same list. */
export async function exchangePlaces(
  trx: Database,
  [one, other]: readonly [Pick<WaitingListRow, 'id' | 'place'>, Pick<WaitingListRow, 'id' | 'place'>],
): Promise<void> {
  await trx.updateTable('waitingList').set({ place: other.place }).where('id', '=', one.id).execute()
  await trx.updateTable('waitingList').set({ place: one.place }).where('id', '=', other.id).execute()
}

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

/** Marks offers as taken when their registration is paid. False if it came from no offer. */
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

/** Offers to an address that can still be accepted. */
export function openOffers(db: Database, email: string, now: Date) {
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

/** Places of an address that wait, and offers that can still be accepted, by date. */
export function placesOnLists(db: Database, email: string, now: Date) {
  return db
    .selectFrom('waitingList as place')
    .innerJoin('courseDates as courseDate', 'courseDate.id', 'place.courseDateId')
    .select([
      'place.id',
      'place.state',
      'place.offeredUntil',
      'courseDate.course',
      'courseDate.startDay as start',
      'courseDate.endDay as end',
    ])
    .where('place.email', '=', email)
    .where((place) =>
      place.or([
        place('place.state', '=', 'waiting'),
        place('place.state', '=', 'offered').and('place.offeredUntil', '>', now),
      ]),
    )
    .orderBy('courseDate.startDay')
    .execute()
}

export async function overdueOffers(db: Database, now: Date) {
  return db
    .selectFrom('waitingList')
    .select(['id', 'courseDateId'])
    .where('state', '=', 'offered')
    .where('offeredUntil', '<=', now)
    .execute()
}

/** All places of an address, ended ones too. */
export function waitingListPlacesOf(db: Database, email: string) {
  return db
    .selectFrom('waitingList as place')
    .innerJoin('courseDates as courseDate', 'courseDate.id', 'place.courseDateId')
    .select(['courseDate.course', 'courseDate.startDay as start', 'place.state', 'place.joinedAt'])
    .where('place.email', '=', email)
    .orderBy('place.joinedAt')
    .execute()
}

/** Places of an address that have not ended. */
export function openPlacesOf(
  db: Database,
  email: string,
): Promise<Pick<WaitingListRow, 'id' | 'courseDateId'>[]> {
  return db
    .selectFrom('waitingList')
    .select(['id', 'courseDateId'])
    .where('email', '=', email)
    .where('state', 'in', open)
    .execute()
}

/**
 * Moves places to another address, unless that address is on the same list already. Its unconfirmed places are
 * replaced. The caller holds the locks of the dates, because the other address may be joining.
 */
export async function moveWaitingPlaces(
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
    .where('state', 'in', onList)
    .where('courseDateId', 'in', courseDateIds)
    .where('courseDateId', 'not in', (others) =>
      others
        .selectFrom('waitingList')
        .select('courseDateId')
        .where('email', '=', to)
        .where('state', 'in', onList),
    )
    .execute()
}

/** Unconfirmed places never had a seat, so no row references them. */
export async function forgetUnconfirmedPlaces(db: Database, joinedBefore: Date): Promise<void> {
  await db
    .deleteFrom('waitingList')
    .where('state', '=', 'unconfirmed')
    .where('joinedAt', '<', joinedBefore)
    .execute()
}

/** Removes an address from its ended places. Returns their ids. */
export async function forgetAddress(trx: Database, email: string): Promise<string[]> {
  const forgotten = await trx
    .updateTable('waitingList')
    .set(anonymized)
    .where('email', '=', email)
    .where('state', 'in', ended)
    .returning('id')
    .execute()
  return forgotten.map(({ id }) => id)
}

/** Removes the addresses from ended places. Waiting ends when the date begins. */
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
    .set(anonymized)
    .where('state', 'in', ended)
    .where((row) => row('email', '!=', row.cast<string>('id', 'text')))
    .execute()
}

/** Seats reference places, so the row stays and only the address is removed. */
function anonymized(row: ExpressionBuilder<{ waitingList: WaitingListTable }, 'waitingList'>) {
  return { email: row.cast<string>('id', 'text') }
}
