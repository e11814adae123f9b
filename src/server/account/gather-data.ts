import type { Database } from '#database/engine/connection.ts'
import { awardStepsOf } from '#database/tables/award-steps.ts'
import { awardTestsOf } from '#database/tables/award-tests.ts'
import { hasCalendarFeed } from '#database/tables/calendar-feeds.ts'
import { allCertificatesOf } from '#database/tables/certificates.ts'
import { emailsOf } from '#database/tables/emails.ts'
import { evaluationsGivenBy } from '#database/tables/evaluations.ts'
import { isPaidByOther } from '#database/tables/groups.ts'
import { notesOf } from '#database/tables/lesson-notes.ts'
import { progressOf } from '#database/tables/lesson-progress.ts'
import { joinsOf } from '#database/tables/live-sessions.ts'
import { officeQuestionsOf } from '#database/tables/office-questions.ts'
import { findProfile } from '#database/tables/profiles.ts'
import { everyRegistrationOf, type Owner } from '#database/tables/registration-owners.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { takeoversOfPerson } from '#database/tables/takeovers.ts'
import { attemptsOf, extraTimeOf } from '#database/tables/test-attempts.ts'
import { waitingListPlacesOf } from '#database/tables/waiting-list.ts'
import { type Day, dayOf } from '#domain/days.ts'
import type { Checkout } from '../checkout/checkout.ts'
import { ownView } from '../checkout/registrations/registration-view.ts'
import { readCredits } from './credits.ts'
import { profileView } from './profile.ts'
import { cardsOf, viewsOf } from './transactions.ts'

/** All stored data of a person, with or without an account, in readable form. */
export async function gatherData(person: Owner, { database, clocks }: Checkout) {
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
