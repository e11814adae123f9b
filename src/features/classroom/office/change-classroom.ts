import { isCourseId } from '#content/catalogue.ts'
import type { LiveSessionEntry } from '#contract/classroom/office-classroom.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { deadlineOf, minutesWith, type TestRules } from '#domain/classroom/classroom-tests.ts'
import { dayOf } from '#domain/dates/days.ts'
import { lockUserAndProfile } from '#features/people/users.queries.ts'
import { refuseFarDays } from '#features/record/refuse-far-days.ts'
import type { Note } from '#features/record/staff-note.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import { Refusal } from '#platform/refusal.ts'
import { isClinical } from '../certificate-needs.ts'
import {
  changeLiveSession,
  deleteLiveSession,
  findLiveSession,
  insertLiveSession,
} from '../live-sessions.queries.ts'
import { extendOpenAttempts, setExtraTime, setTestRules } from '../tests/test-attempts.queries.ts'
import { rulesFor } from '../tests/test-rules.ts'

type OfLive = { course: CourseId; id: string }

const stored = ({ title, startsAt, ...session }: LiveSessionEntry) => ({
  ...session,
  title: JSON.stringify(title),
  startsAt: new Date(startsAt),
})

export function addLive(
  course: CourseId,
  session: LiveSessionEntry,
  { database, clocks }: OfficeParts,
  note: Note,
): Promise<string> {
  refuseStart(new Date(session.startsAt), clocks)
  return database.transaction().execute(async (trx) => {
    const id = await insertLiveSession(trx, { course, ...stored(session) })
    await note(trx, 'live-session.added', { liveSessionId: id, course, startsAt: session.startsAt })
    return id
  })
}

export async function changeLive(
  { course, id }: OfLive,
  session: LiveSessionEntry,
  { database, clocks }: OfficeParts,
  note: Note,
): Promise<void> {
  const startsAt = new Date(session.startsAt)
  await database.transaction().execute(async (trx) => {
    const known = await findLiveSession(trx, id)
    if (known?.course !== course) throw new Refusal('no_live_session')
    // A session that is over gets its recording.
    if (known.startsAt.getTime() !== startsAt.getTime()) refuseStart(startsAt, clocks)
    await changeLiveSession(trx, id, stored(session))
    await note(trx, 'live-session.changed', { liveSessionId: id, course, startsAt: session.startsAt })
  })
}

function refuseStart(startsAt: Date, { academy }: OfficeParts['clocks']): void {
  const now = academy.now()
  if (startsAt < now) throw new Refusal('live_past')
  refuseFarDays([dayOf(startsAt)], dayOf(now))
}

export async function deleteLive(
  { course, id }: OfLive,
  { database }: OfficeParts,
  note: Note,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    if ((await findLiveSession(trx, id))?.course !== course) throw new Refusal('no_live_session')
    await deleteLiveSession(trx, id)
    await note(trx, 'live-session.deleted', { liveSessionId: id, course })
  })
}

export async function setRules(
  course: CourseId,
  rules: TestRules,
  { database }: OfficeParts,
  note: Note,
): Promise<void> {
  if (!isCourseId(course) || isClinical({ course })) throw new Refusal('no_test', { course })
  await database.transaction().execute(async (trx) => {
    await setTestRules(trx, course, rules)
    await note(trx, 'test-rules.set', { course, ...rules })
  })
}

/** An open test gets its new deadline at once. */
export async function giveExtraTime(
  { uid, percent }: { uid: string; percent: number },
  { database }: OfficeParts,
  note: Note,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    if (!(await lockUserAndProfile(trx, uid))) throw new Refusal('account_gone')
    await setExtraTime(trx, uid, percent)
    await extendOpenAttempts(trx, uid, async ({ test, startedAt }) =>
      deadlineOf(startedAt, minutesWith(percent, await rulesFor(trx, test))),
    )
    await note(trx, 'extra-time.given', { personId: uid, percent })
  })
}
