// The people of a date: attendance, certificates, the waiting list, and emails to all of them.

import { dayOf, daysBetween } from '#domain/dates/days.ts'
import { dateSubject } from '#domain/record/subjects.ts'
import { agdColumns, agdRows, attendeesOn } from '#features/certificates/agd-roster.ts'
import { markAttendance, readAttendance } from '#features/certificates/attendance.ts'
import { completeDate, previewCompletion, undoDate } from '#features/certificates/complete-date.ts'
import { issueIfDueTo } from '#features/classroom/issue-certificate.ts'
import type { ClassroomOffice } from '#features/classroom/office/classroom-office.ts'
import { emailDate, previewDateEmail, sendDateEmailToAuthor } from '#features/dates/email-date.ts'
import { emailsToCome } from '#features/office-calls/emails-to-come.ts'
import { serveOffice } from '#features/office-calls/guard.ts'
import { orStale } from '#features/office-calls/or-stale.ts'
import { preview } from '#features/office-calls/preview.ts'
import { unrecorded } from '#features/office-calls/previews.ts'
import type { DateOfCourse } from '#features/registrations/everyone-on-date.ts'
import { changeWaitingList, previewWaitingList } from '#features/seats/change-waiting-list.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { App } from '#platform/http/app-type.ts'
import { csv } from '#platform/http/csv.ts'
import { sendCsv } from '#platform/http/send-csv.ts'
import { Refusal } from '#platform/refusal.ts'

export function datePeopleRoutes(app: App, parts: ClassroomOffice): void {
  attendanceRoutes(app, parts)
  completionRoutes(app, parts)
  completionPreviews(app, parts)
  waitingListRoutes(app, parts)
  emailRoutes(app, parts)
}

function attendanceRoutes(app: App, parts: ClassroomOffice): void {
  const serve = serveOffice(app, parts)
  serve('GET /api/office/dates/:course/:start/attendance', ({ params }) => attendanceOf(params, parts))
  serve('PUT /api/office/dates/:course/:start/attendance', async ({ params, body }, _staff, note) => {
    await orStale(dateSubject(params), parts, () => markAttendance({ ...params, ...body }, parts, note))
    const marked = body.squares.map(({ registrationId }) => registrationId)
    await issueIfDueTo(marked, params.course, parts)
  })
}

async function attendanceOf(date: DateOfCourse, { database, clocks }: ClassroomOffice) {
  const { date: days, people: marked } = await readAttendance(database, date)
  const { held, ceHours, people, revision } = await previewCompletion(date, { database })
  const marksOf = new Map(marked.map(({ line, marks }) => [line.registrationId, [...marks]]))
  const daysBegun = daysBetween(days.start, dayOf(clocks.academy.now())) + 1
  return {
    start: days.start,
    end: days.end,
    begun: Math.min(held, Math.max(0, 2 * daysBegun)),
    held,
    ceHours,
    people: people.map((person) => ({ ...person, marks: marksOf.get(person.registrationId) ?? [] })),
    revision,
  }
}

function completionRoutes(app: App, parts: ClassroomOffice): void {
  const serve = serveOffice(app, parts)
  const { context, database } = parts
  serve(
    'GET /api/office/dates/:course/:start/agd.csv',
    async ({ params: { course, start }, query }, _staff, note, reply) => {
      const found = await attendeesOn(course, start, database)
      if (!found) throw new Refusal('no_date_on', { course, start })
      await note(database, 'date.agd-exported', { date: { course, start } })
      const { rows } = agdRows({ course, ...query }, found.attendees)
      return sendCsv(reply, `agd-${course}-${start}`, csv(agdColumns, rows))
    },
  )
  serve(
    'POST /api/office/dates/:course/:start/complete',
    async ({ params, body: { revision } }, _staff, note) => ({
      certificates: await orStale(dateSubject(params), parts, () =>
        completeDate(params, context, note, revision),
      ),
    }),
  )
  serve(
    'POST /api/office/dates/:course/:start/undo-completion',
    async ({ params, body: { revision, registrationIds } }, _staff, note) => ({
      undone: await orStale(dateSubject(params), parts, () =>
        undoDate({ ...params, registrationIds }, context, note, revision),
      ),
    }),
  )
}

function completionPreviews(app: App, parts: ClassroomOffice): void {
  const serve = serveOffice(app, parts)
  for (const [what, work] of [
    ['complete', completeDate],
    ['undo-completion', undoDate],
  ] as const) {
    serve(`POST /api/office/dates/:course/:start/${what}/preview`, ({ params, body: { revision } }) =>
      orStale(dateSubject(params), parts, async () => {
        const change = async (_trx: Database, context: Context) => {
          await work(params, context, unrecorded, revision)
        }
        const { emails } = await preview(parts.context, change)
        return emailsToCome(emails)
      }),
    )
  }
}

function waitingListRoutes(app: App, parts: ClassroomOffice): void {
  const serve = serveOffice(app, parts)
  const { context } = parts
  for (const change of ['up', 'remove', 'extend'] as const) {
    const key = `POST /api/office/dates/:course/:start/waiting-list/${change}` as const
    serve(`${key}/preview`, ({ params, body: { place: placeId, order } }) =>
      orStale(dateSubject(params), parts, async () => {
        const { outcome, emails } = await previewWaitingList({ ...params, change, placeId, order }, context)
        return { ...outcome, ...emailsToCome(emails) }
      }),
    )
    serve(key, ({ params, body: { place: placeId, order } }, _staff, note) =>
      orStale(dateSubject(params), parts, async () => {
        const place = { ...params, change, placeId, order }
        const { outcome, emails } = await changeWaitingList(place, context, note)
        return { ...outcome, ...emailsToCome(emails) }
      }),
    )
  }
}

function emailRoutes(app: App, parts: ClassroomOffice): void {
  const serve = serveOffice(app, parts)
  const { context } = parts
  serve('POST /api/office/dates/:course/:start/email/preview', async ({ params, body }) => {
    const typed = { ...params, ...body, id: 'preview' }
    const { outcome, emails, revision } = await previewDateEmail(typed, context)
    return { revision, recipients: [...outcome], ...emailsToCome(emails) }
  })
  serve(
    'POST /api/office/dates/:course/:start/email',
    async ({ params, body: { revision, ...email } }, _staff, note) => {
      const send = () => emailDate({ ...params, ...email }, context, note, revision)
      return { sent: (await orStale(dateSubject(params), parts, send)).length }
    },
  )
  serve('POST /api/office/dates/:course/:start/email/trial', async ({ params, body }, { name, email }) => {
    await sendDateEmailToAuthor({ ...params, ...body }, { name, email }, context)
  })
}
