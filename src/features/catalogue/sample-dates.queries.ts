// The dates of the spec are in the past. The sandbox adds one sample date per course in the next twelve months, in
// the same month and on the same weekdays, so that new users see bookable courses.
import type { Clocks } from '#domain/dates/clock.ts'
import { addDays, type Day, dayOf } from '#domain/dates/days.ts'
import type { Database } from '#platform/database/connection.ts'
import { lockCalendar } from './course-dates.queries.ts'

type Calendar = {
  clocks: Clocks
  /** With live keys samples are closed and hidden. */
  live: boolean
  /** With ACADEMY_NOW set back, the dates of the spec are in the future already. */
  academyNow: Day | null
}

export async function arrangeSamples(db: Database, { clocks, live, academyNow }: Calendar): Promise<void> {
  if (live) await closeSamples(db, clocks.real.now())
  else if (academyNow === null) await addMissingSamples(db, dayOf(clocks.academy.now()))
}

/** Adds a sample for every course without an open future date. Module 1 has no date and gets no sample. */
export function addMissingSamples(database: Database, today: Day): Promise<void> {
  return database.transaction().execute(async (trx) => {
    // Staff may be setting a date right now.
    for (const { course } of patterns) await lockCalendar(trx, course)
    const samples = await dueSamples(trx, today)
    if (samples.length === 0) return
    await trx
      .insertInto('courseDates')
      .values(samples)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

async function dueSamples(db: Database, today: Day) {
  const ahead = await db
    .selectFrom('courseDates')
    .select('course')
    .where('closedAt', 'is', null)
    .where('startDay', '>', today)
    .execute()
  const planned = new Set(ahead.map(({ course }) => course))
  return patterns
    .filter(({ course }) => !planned.has(course))
    .map(({ course, month, weekday, week, length }) => {
      const startDay = nextOccurrence({ month, weekday, week }, today)
      return {
        course,
        startDay,
        endDay: addDays(startDay, length - 1),
        location: 'Beverly Hills, CA',
        sample: true,
      }
    })
}

async function closeSamples(db: Database, at: Date): Promise<void> {
  await db
    .updateTable('courseDates')
    .set({ closedAt: at })
    .where('sample', '=', true)
    .where('closedAt', 'is', null)
    .execute()
}

const thursday = 4
const friday = 5

// From the dates of the spec: the month, and which weekday of it the first day is.
const patterns = [
  { course: 'module2', month: 9, weekday: friday, week: 2, length: 3 },
  { course: 'module3', month: 1, weekday: friday, week: 4, length: 3 },
  { course: 'module4', month: 3, weekday: friday, week: 1, length: 3 },
  { course: 'clinical1', month: 10, weekday: thursday, week: 3, length: 6 },
  { course: 'clinical2', month: 11, weekday: thursday, week: 2, length: 6 },
] as const

type Occurrence = { month: number; weekday: number; week: number }

function nextOccurrence(occurrence: Occurrence, today: Day): Day {
  const year = Number(today.slice(0, 4))
  const thisYear = occurrenceIn(year, occurrence)
  return thisYear > today ? thisYear : occurrenceIn(year + 1, occurrence)
}

function occurrenceIn(year: number, { month, weekday, week }: Occurrence): Day {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const firstWeekday = new Date(`${first}T00:00:00Z`).getUTCDay()
  return addDays(first, ((weekday - firstWeekday + 7) % 7) + (week - 1) * 7)
}
