// What people have done in the classroom, and what their certificates still need.

import { courseIds } from '#content/catalogue.ts'
import type { OfficeJoins, OfficeLearner, OfficeRoster } from '#contract/classroom/office-classroom.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import { defaultLanguage } from '#domain/people/language.ts'
import { Refusal } from '#platform/refusal.ts'
import { readCertificate } from '../certificate-needs.ts'
import { classroomLines, registrantsOfDate } from '../classroom-lines.queries.ts'
import { progressOf } from '../lesson-progress.queries.ts'
import { findLiveSession, listJoins } from '../live-sessions.queries.ts'
import { lessonsDone } from '../standing.ts'
import { attemptsOf, extraTimeOf } from '../tests/test-attempts.queries.ts'
import type { ClassroomOffice } from './classroom-office.ts'

export async function readLearner(uid: string, parts: ClassroomOffice): Promise<OfficeLearner> {
  const { database, lessons, clocks } = parts
  await lessons.refresh()
  const rows = await progressOf(database, { uid })
  const lines = await classroomLines(database, uid, dayOf(clocks.academy.now()))
  const mine = courseIds().filter((course) => [...rows, ...lines].some((one) => one.course === course))
  const attempts = await attemptsOf(database, uid)
  return {
    extraTimePercent: await extraTimeOf(database, uid),
    courses: await Promise.all(
      mine.map(async (course) => {
        const own = rows.filter((row) => row.course === course)
        return {
          course,
          ...lessonsDone(lessons.classroomOf(course, defaultLanguage), own).lessons,
          needs: await needsOf({ uid, course }, parts),
        }
      }),
    ),
    tests: attempts.map(({ test, takenOn, score, passMark, deadline }) => ({
      test,
      on: takenOn,
      score,
      passed: score !== null && score >= passMark,
      deadline: deadline.toISOString(),
    })),
  }
}

/** Empty without a paid line that is not canceled. */
async function needsOf(
  { uid, course }: { uid: string; course: CourseId },
  { database, lessons, clocks }: ClassroomOffice,
) {
  const today = dayOf(clocks.academy.now())
  const lines = (await classroomLines(database, uid, today)).filter((line) => line.course === course)
  if (lines.length === 0) return []
  const text = lessons.classroomOf(course, defaultLanguage)
  return (await readCertificate(database, { uid, lines, text, today })).needs
}

export async function readRoster(
  { course, start }: { course: CourseId; start: Day },
  parts: ClassroomOffice,
): Promise<OfficeRoster> {
  await parts.lessons.refresh()
  const registrants = await registrantsOfDate(parts.database, { course, start })
  return {
    people: await Promise.all(
      registrants.map(async ({ registrationId, uid, name }) => ({
        registrationId,
        name,
        needs: uid === null ? null : await needsOf({ uid, course }, parts),
      })),
    ),
  }
}

export async function readJoins(
  { course, id }: { course: CourseId; id: string },
  { database }: ClassroomOffice,
): Promise<OfficeJoins> {
  if ((await findLiveSession(database, id))?.course !== course) throw new Refusal('no_live_session')
  const joins = await listJoins(database, id)
  return {
    people: joins.map(({ uid, name, joinedAt, recorded }) => ({
      id: uid,
      name: name ?? uid,
      joinedAt: joinedAt.toISOString(),
      recorded,
    })),
  }
}
