// Wires and checks that staff recorded.
import { type Insertable, sql } from 'kysely'
import type { Database } from '#platform/database/connection.ts'
import type { WireRow, WiresTable } from '#platform/database/rows/offers.ts'

/** Undefined if another one for the same offer or registration waits. */
export function insertWire(
  trx: Database,
  wire: Omit<Insertable<WiresTable>, 'id' | 'state'>,
): Promise<WireRow | undefined> {
  return trx
    .insertInto('wires')
    .values({ ...wire, state: 'recorded' })
    .onConflict((conflict) =>
      conflict
        .expression(sql`coalesce(registration_id, offer_id)`)
        .where('state', '=', 'recorded')
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
}

export function lockWire(trx: Database, id: string): Promise<WireRow | undefined> {
  return trx.selectFrom('wires').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function wireById(db: Database, id: string): Promise<WireRow | undefined> {
  return db.selectFrom('wires').selectAll().where('id', '=', id).executeTakeFirst()
}

type Decision = Required<Pick<WireRow, 'decidedBy' | 'decidedWho' | 'decidedAt' | 'registrationId'>> & {
  state: 'confirmed' | 'withdrawn'
}

export async function decideWire(trx: Database, id: string, decision: Decision): Promise<void> {
  await trx.updateTable('wires').set(decision).where('id', '=', id).execute()
}

type NamedWire = WireRow & { name: string; recordedByName: string | null }

/** Newest first, with the person that they are for. */
export function listWires(db: Database): Promise<NamedWire[]> {
  return db
    .selectFrom('wires')
    .leftJoin('offers', 'offers.id', 'wires.offerId')
    .leftJoin('registrations', 'registrations.id', 'wires.registrationId')
    .leftJoin('staff', 'staff.id', 'wires.recordedBy')
    .selectAll('wires')
    .select([
      sql<string>`coalesce(registrations.name, offers.name, '')`.as('name'),
      sql<string | null>`coalesce(staff.name, recorded_who)`.as('recordedByName'),
    ])
    .orderBy('recordedAt', 'desc')
    .limit(1000)
    .execute()
}
