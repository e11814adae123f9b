// A person with everything that staff ask about, found by the id of an account or of a guest.

import { findCourse } from '#content/catalogue.ts'
import type { OfficePerson } from '#contract/office/people.ts'
import { sum } from '#domain/money/money.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import { cardsOf } from '#features/account/transactions.ts'
import { awardTestsOf } from '#features/awards/award-tests.queries.ts'
import { readCredits } from '#features/awards/credits.ts'
import { allCertificatesOf } from '#features/certificates/certificates.queries.ts'
import { emailView } from '#features/emails/list-emails.ts'
import { emailsTo } from '#features/emails/office-emails.queries.ts'
import { countSessions, guestByKey, lastContactOf } from '#features/people/office-people.queries.ts'
import { findProfile } from '#features/people/profiles.queries.ts'
import { findUser } from '#features/people/users.queries.ts'
import { officeQuestionsOf } from '#features/questions/office-questions.queries.ts'
import { officeRegistrationsById } from '#features/registrations/office-registrations.queries.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import { registrationsOfPerson } from '#features/registrations/registration-owners.queries.ts'
import { waitingListPlacesOf } from '#features/seats/waiting-list.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { CertificateRow, ProfileRow } from '#platform/database/rows/account.ts'
import type { User } from '#platform/database/rows/identity.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { Refusal } from '#platform/refusal.ts'
import { registrationRow } from './registrations/list-registrations.ts'

/** The office shows the last ones; "Emails" lists all. */
const mostEmails = 100

/** An account or a guest. The email is the address of the account, or the guest's. */
type FoundPerson = { uid: string | null; email: string }

async function findPerson(database: Database, id: string): Promise<FoundPerson | undefined> {
  if (id.startsWith('guest.')) {
    const email = await guestByKey(database, id.slice('guest.'.length))
    return email === undefined ? undefined : { uid: null, email }
  }
  const email = (await findUser(database, id))?.email ?? (await findProfile(database, id))?.email
  return email === undefined ? undefined : { uid: id, email }
}

export async function readPerson(id: string, database: Database): Promise<OfficePerson> {
  const person = await findPerson(database, id)
  if (!person) throw new Refusal('not_found', { missing: 'address' })
  const { uid, email } = person
  const user = uid === null ? undefined : await findUser(database, uid)
  const profile = uid === null ? undefined : await findProfile(database, uid)
  const contact = await lastContactOf(database, person)
  const registrations = (await registrationsOfPerson(database, person)).reverse()
  const ids = registrations.map((row) => row.id)
  const listed = (await officeRegistrationsById(database, ids)).map(registrationRow)
  const certificates = await allCertificatesOf(database, ids)
  return {
    id,
    name: profile?.name ?? user?.displayName ?? contact?.name ?? '',
    email,
    phone: profile?.phone ?? contact?.phone ?? null,
    language: contact?.language ?? null,
    account: uid === null ? null : await accountView(uid, user, profile, database),
    paid: sum(listed.map(({ paid }) => paid)),
    net: sum(listed.map(({ net }) => net)),
    registrations: listed,
    courses: await coursesOf(registrations, certificates, database),
    credits: uid === null ? null : await readCredits(database, uid),
    tests: uid === null ? [] : await awardTestsOf(database, uid),
    certificates: certificates.map(certificateView),
    cards: cardsOf(registrations).map(({ brand, last4 }) => ({ brand, last4 })),
    ...(await correspondenceOf(email, database)),
  }
}

async function accountView(
  uid: string,
  user: User | undefined,
  profile: ProfileRow | undefined,
  database: Database,
): Promise<OfficePerson['account']> {
  return {
    uid,
    verified: user?.emailVerified ?? null,
    disabled: user?.disabled ?? null,
    createdAt: (user?.createdAt ?? profile?.createdAt)?.toISOString() ?? null,
    lastSignInAt: user?.lastLoginAt.toISOString() ?? null,
    sessions: user ? await countSessions(database, uid) : null,
    agdNumber: profile?.agdNumber ?? null,
    licenseNumber: profile?.licenseNumber ?? null,
    licenseState: profile?.licenseState ?? null,
  }
}

async function coursesOf(
  registrations: readonly RegistrationRow[],
  certificates: readonly CertificateRow[],
  database: Database,
): Promise<OfficePerson['courses']> {
  const lines = await linesOf(
    database,
    registrations.map(({ id }) => id),
  )
  return registrations.flatMap((registration) =>
    lines
      .filter(({ registrationId }) => registrationId === registration.id)
      .map((line) => ({
        registrationId: registration.id,
        receiptNumber: registration.payments[0].receiptNumber,
        course: line.course,
        start: line.start,
        end: line.end,
        state:
          line.canceledAt !== null
            ? ('canceled' as const)
            : line.completedOn !== null
              ? ('completed' as const)
              : holdsCourses(registration)
                ? ('booked' as const)
                : ('unpaid' as const),
        status: registration.status,
        ceHours: findCourse(line.course)?.ceHours ?? null,
        share: line.amount,
        certificate:
          certificates.find(
            (one) =>
              one.registrationId === registration.id && one.course === line.course && one.revokedAt === null,
          )?.code ?? null,
      })),
  )
}

function certificateView(row: CertificateRow): OfficePerson['certificates'][number] {
  const { code, registrationId, course, name, ceHours, completedOn, issuedAt, revokedAt } = row
  return {
    code,
    registrationId,
    course,
    name,
    ceHours,
    completedOn,
    issuedAt: issuedAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  }
}

async function correspondenceOf(email: string, database: Database) {
  const waiting = await waitingListPlacesOf(database, email)
  const questions = await officeQuestionsOf(database, email)
  return {
    waiting: waiting.map(({ joinedAt, ...place }) => ({ ...place, joinedAt: joinedAt.toISOString() })),
    questions: questions.map(({ askedAt, repliedAt, ...question }) => ({
      ...question,
      askedAt: askedAt.toISOString(),
      repliedAt: repliedAt?.toISOString() ?? null,
    })),
    emails: (await emailsTo(database, email, mostEmails)).map(emailView),
  }
}
