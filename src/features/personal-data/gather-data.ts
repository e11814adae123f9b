import { type Day, dayOf } from '#domain/dates/days.ts'
import { cardsOf, viewsOf } from '#features/account/transactions.ts'
import { awardStepsOf } from '#features/awards/award-steps.queries.ts'
import { awardTestsOf } from '#features/awards/award-tests.queries.ts'
import { readCredits } from '#features/awards/credits.ts'
import { allCertificatesOf } from '#features/certificates/certificates.queries.ts'
import { evaluationsGivenBy } from '#features/classroom/evaluations.queries.ts'
import { notesOf } from '#features/classroom/lesson-notes.queries.ts'
import { progressOf } from '#features/classroom/lesson-progress.queries.ts'
import { joinsOf } from '#features/classroom/live-sessions.queries.ts'
import { attemptsOf, extraTimeOf } from '#features/classroom/tests/test-attempts.queries.ts'
import { ownView } from '#features/orders/registration-view.ts'
import { hasCalendarFeed } from '#features/people/calendar-feeds.queries.ts'
import { findProfile } from '#features/people/profiles.queries.ts'
import { officeQuestionsOf } from '#features/questions/office-questions.queries.ts'
import { profileView } from '#features/registrants/profile.ts'
import { isPaidByOther } from '#features/registrations/groups.queries.ts'
import { everyRegistrationOf, type Owner } from '#features/registrations/registration-owners.queries.ts'
import { takeoversOfPerson } from '#features/registrations/takeovers.queries.ts'
import { waitingListPlacesOf } from '#features/seats/waiting-list.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { emailsOf } from '#platform/email/emails.ts'

/** All stored data of a person, with or without an account, in readable form. */
export async function gatherData(person: Owner, { database, clocks }: Context) {
  const { uid, email, emailVerified } = person
  const now = clocks.academy.now()
  const registrations = await everyRegistrationOf(database, person)
  const certificates = await allCertificatesOf(
    database,
    registrations.map(({ id }) => id),
  )
  // Waiting lists, questions and some emails are linked to an address alone, so only its verified owner gets them.
  const address = emailVerified ? email : null
  // What somebody else paid: its card and the emails about its money are the payer's.
  const paid = registrations.filter((registration) => !isPaidByOther(registration))
  return {
    takenAt: now.toISOString(),
    email,
    registrations: await gatherRegistrations(database, registrations, dayOf(now)),
    paymentMethods: cardsOf(paid),
    certificates,
    waitingList: address === null ? [] : await waitingListPlacesOf(database, address),
    questions: address === null ? [] : await officeQuestionsOf(database, address),
    mails: await emailsOf(database, {
      address,
      about: [...paid, ...certificates].map(({ id }) => id),
    }),
    takeovers: await takeoversOfPerson(database, { uid, address }),
    ...(uid !== null && (await gatherAccount(database, uid))),
  }
}

async function gatherRegistrations(
  database: Database,
  registrations: readonly RegistrationRow[],
  today: Day,
) {
  const views = await viewsOf(database, registrations, today, ownView)
  return registrations.map(({ phone, language, termsVersion }, index) => ({
    ...views[index],
    phone,
    language,
    termsVersion,
  }))
}

async function gatherAccount(database: Database, uid: string) {
  const profile = await findProfile(database, uid)
  const { outside, cases, earned } = await readCredits(database, uid)
  return {
    profile: profile ? profileView(profile) : null,
    credits: { earned, outside, cases },
    awards: { tests: await awardTestsOf(database, uid), steps: await awardStepsOf(database, uid) },
    calendarFeed: await hasCalendarFeed(database, uid),
    classroom: await gatherClassroom(database, uid),
  }
}

/** An evaluation is stored without the person, so only the mark that it was given is theirs. */
async function gatherClassroom(database: Database, uid: string) {
  const attempts = await attemptsOf(database, uid)
  return {
    lessons: (await progressOf(database, { uid })).map(({ uid: _, ...lesson }) => lesson),
    notes: (await notesOf(database, uid)).map(({ uid: _, ...note }) => note),
    tests: attempts.map(({ test, takenOn, startedAt, closedAt, score }) => ({
      test,
      takenOn,
      startedAt,
      closedAt,
      score,
    })),
    extraTimePercent: await extraTimeOf(database, uid),
    evaluated: await evaluationsGivenBy(database, uid),
    liveSessions: await joinsOf(database, uid),
  }
}
