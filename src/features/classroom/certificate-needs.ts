// What the certificate of a course still needs, and what was issued.

import { courseOf } from '#content/catalogue.ts'
import type { CertificateNeed, LearnCourse } from '#contract/classroom/learn.ts'
import { halfDaysOf } from '#domain/awards/attendance.ts'
import type { Day } from '#domain/dates/days.ts'
import { attendanceOf } from '#features/certificates/attendance.queries.ts'
import { certificatesOf } from '#features/certificates/certificates.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { CertificateRow } from '#platform/database/rows/account.ts'
import type { ClassroomLine } from './classroom-lines.queries.ts'
import { evaluationsGivenBy } from './evaluations.queries.ts'
import { progressOf } from './lesson-progress.queries.ts'
import type { CourseInClassroom } from './lessons.ts'
import { joinsOf, liveSessionsOf } from './live-sessions.queries.ts'
import { lessonsDone } from './standing.ts'
import { attemptsOf } from './tests/test-attempts.queries.ts'
import { rulesFor } from './tests/test-rules.ts'

type CertificateState = LearnCourse['certificate'] & {
  /** The purchase that the certificate is for. */
  line: ClassroomLine | null
}

type Asked = {
  uid: string
  lines: readonly ClassroomLine[]
  text: CourseInClassroom
  today: Day
}

export async function readCertificate(db: Database, asked: Asked): Promise<CertificateState> {
  const { uid, lines, text } = asked
  const line = lines.find(({ completedOn }) => completedOn !== null) ?? lines[0] ?? null
  const certificates = await certificatesOf(db, uid)
  const found = certificates.findLast(
    ({ registrationId, course }) => course === text.course && registrationId === line?.registrationId,
  )
  const issued = found ? issuedOf(found) : null
  const weekend = await weekendNeed(db, line, asked.today)
  if (isClinical(text)) return { needs: [weekend], issued, line }
  const own = await ownNeeds(db, asked)
  const evaluation: CertificateNeed = {
    need: 'evaluation',
    met: (await evaluationsGivenBy(db, uid)).includes(text.course),
    open: line?.completedOn !== null || (own[0]?.met === true && isOver(weekend)),
  }
  return { needs: [...own, weekend, evaluation], issued, line }
}

function issuedOf({ id, code, completedOn, ceHours, soldAs }: CertificateRow): CertificateState['issued'] {
  return { id, code, completedOn, ceHours, soldAs }
}

export function isClinical({ course }: Pick<CourseInClassroom, 'course'>): boolean {
  return courseOf(course).ceKind === 'hands-on'
}

function isOver(need: CertificateNeed): boolean {
  return need.need === 'weekend' && need.state !== 'no-date' && need.state !== 'ahead'
}

/** Lessons first. */
async function ownNeeds(db: Database, { uid, text }: Asked): Promise<CertificateNeed[]> {
  const { course } = text
  const { lessons } = lessonsDone(text, await progressOf(db, { uid, course }))
  const met = lessons.of > 0 && lessons.done === lessons.of
  const needs: CertificateNeed[] = [{ need: 'lessons', met, ...lessons }]
  const required = (await liveSessionsOf(db, [course])).filter((session) => session.required)
  if (required.length > 0) {
    const joined = await joinsOf(db, uid)
    const done = required.filter(({ id }) => joined.includes(id)).length
    needs.push({ need: 'live', met: done === required.length, done, of: required.length })
  }
  if (!text.hasTest) return needs
  const { passMark } = await rulesFor(db, course)
  const closed = (await attemptsOf(db, uid, course)).filter(({ score }) => score !== null)
  const scores = closed.map(({ score }) => score ?? 0)
  needs.push({
    need: 'test',
    met: closed.some(({ score, passMark }) => (score ?? 0) >= passMark),
    score: scores.length === 0 ? null : Math.max(...scores),
    passMark,
  })
  return needs
}

/** Staff mark every half-day: nobody gets a certificate for a weekend that nobody confirmed. */
async function weekendNeed(db: Database, line: ClassroomLine | null, today: Day): Promise<CertificateNeed> {
  const need = 'weekend' as const
  const { courseDateId = null, start = null, end = null, registrationId = '' } = line ?? {}
  if (courseDateId === null || start === null || end === null) {
    return { need, met: line?.completedOn != null, state: 'no-date', start, end }
  }
  const marks = await attendanceOf(db, { courseDateId, registrationId })
  const isMarked = marks.length >= halfDaysOf({ start, end })
  const wasThere = marks.some(({ present }) => present)
  const state = isMarked ? (wasThere ? 'attended' : 'absent') : end >= today ? 'ahead' : 'unmarked'
  return { need, met: state === 'attended' || line?.completedOn != null, state, start, end }
}
