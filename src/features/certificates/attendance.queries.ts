import type { HalfDayMark } from '#domain/awards/attendance.ts'
import type { Database } from '#platform/database/connection.ts'
import type { AttendanceTable } from '#platform/database/rows/dates.ts'

/** Marks of a date, of everybody or of one registration. */
export function attendanceOf(
  db: Database,
  { courseDateId, registrationId }: { courseDateId: string; registrationId?: string },
): Promise<Omit<AttendanceTable, 'courseDateId'>[]> {
  const marked = db
    .selectFrom('attendance')
    .select(['registrationId', 'halfDay', 'present'])
    .where('courseDateId', '=', courseDateId)
  return (registrationId === undefined ? marked : marked.where('registrationId', '=', registrationId))
    .orderBy('halfDay')
    .execute()
}

type HalfDay = Omit<AttendanceTable, 'present'>

export async function markHalfDay(
  trx: Database,
  halfDay: HalfDay & { mark: Exclude<HalfDayMark, 'open'> },
): Promise<void> {
  const { mark, ...key } = halfDay
  const present = mark === 'there'
  await trx
    .insertInto('attendance')
    .values({ ...key, present })
    .onConflict((conflict) =>
      conflict.columns(['courseDateId', 'registrationId', 'halfDay']).doUpdateSet({ present }),
    )
    .execute()
}

export async function clearHalfDay(trx: Database, key: HalfDay): Promise<void> {
  await trx
    .deleteFrom('attendance')
    .where((row) => row.and(key))
    .execute()
}
