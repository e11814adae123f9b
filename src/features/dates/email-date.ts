// An email from staff to everybody on a date or waiting for it, once per person and in their language.

import { holdsCourses } from '#domain/registrations/registration.ts'
import { courseDateOn } from '#features/catalogue/course-dates.queries.ts'
import { emailAddressOf } from '#features/notices/email-address.ts'
import { type Addressee, onceEach, postTyped, type Recipient } from '#features/notices/post-typed.ts'
import { staffEmail, type TypedEmail } from '#features/notices/staff-email.emails.ts'
import {
  type Consequences,
  makeChange,
  previewChange,
  type StaffChange,
} from '#features/record/staff-change.ts'
import type { Note } from '#features/record/staff-note.ts'
import { type DateOfCourse, noSuchDate } from '#features/registrations/everyone-on-date.ts'
import { attendeesOf } from '#features/registrations/registration-lines.queries.ts'
import { waitingOrOffered } from '#features/seats/waiting-list.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { CourseDateRow } from '#platform/database/rows/dates.ts'
import { Refusal } from '#platform/refusal.ts'

type DateEmail = DateOfCourse & {
  /** Sending the same id again sends nothing to those who got it. */
  id: string
  to: 'seated' | 'waiting' | 'everyone'
  en: TypedEmail
  /** Without it, Spanish readers get the English text. */
  es: TypedEmail | null
}

export function previewDateEmail(
  email: DateEmail,
  context: Context,
): Promise<Consequences<readonly Recipient[]>> {
  return previewChange(emailing(email), context)
}

export async function emailDate(
  email: DateEmail,
  context: Context,
  note: Note,
  seen?: string,
): Promise<readonly Recipient[]> {
  return (await makeChange(emailing(email), context, note, seen)).outcome
}

/** Sends each text to the staff member who wrote it. */
export async function sendDateEmailToAuthor(
  { course, start, en, es }: Omit<DateEmail, 'to' | 'id'>,
  author: { name: string; email: string },
  { database, outbox, origin }: Context,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const courseDate = await dateOn(trx, { course, start })
    for (const [language, typed] of [['en', en] as const, ['es', es] as const]) {
      if (!typed) continue
      const written = staffEmail(courseDate, typed, { name: author.name, language, soldAs: null }, origin)
      const key = `date-email-trial:${language}:${crypto.randomUUID()}`
      await outbox.post(trx, { key, kind: 'date-email', to: author.email, language, ...written })
    }
  })
}

function emailing({ course, start, id, to, en, es }: DateEmail): StaffChange<Context, readonly Recipient[]> {
  return async (trx, context, note) => {
    const courseDate = await dateOn(trx, { course, start })
    const people = await recipientsOf(trx, courseDate.id, to)
    if (people.length === 0) throw new Refusal('email_to_nobody')
    await postTyped(trx, people, { kind: 'date-email', id, en, es, courseDate }, context)
    await note(trx, 'date.emailed', { date: { course, start }, people: people.length })
    return people.map(({ name, email, language }) => ({ name, email, language }))
  }
}

async function dateOn(trx: Database, { course, start }: DateOfCourse): Promise<CourseDateRow> {
  const courseDate = await courseDateOn(trx, course, start)
  if (!courseDate) throw noSuchDate(course, start)
  return courseDate
}

/** `about` is the registration or the place on the waiting list. A person with both is written to once. */
async function recipientsOf(trx: Database, courseDateId: string, to: DateEmail['to']): Promise<Addressee[]> {
  const people: Addressee[] = []
  if (to !== 'waiting') {
    for (const attendee of (await attendeesOf(trx, courseDateId)).filter(holdsCourses)) {
      const { registrationId: about, name, language, soldAs } = attendee
      people.push({ about, name, language, soldAs, email: await emailAddressOf(trx, attendee) })
    }
  }
  if (to !== 'seated') {
    for (const { id: about, email, language } of await waitingOrOffered(trx, courseDateId)) {
      people.push({ about, name: null, language, soldAs: null, email })
    }
  }
  return onceEach(people)
}
