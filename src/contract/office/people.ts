import { z } from 'zod'
import { creditsAnswer } from '../account/credits.ts'
import { type AnswerOf, calls } from '../calls.ts'
import { cents, day, instant, language, line, storedId } from '../fields.ts'
import { registrationStatus } from '../registrations.ts'
import { officeEmail } from './emails.ts'
import { pageEnds, pageQuery } from './paging.ts'
import { officeRegistrationRow } from './registrations.ts'

/**
 * A person is an account, or a guest known by an email address that no account has. The id of an account is its uid.
 * The id of a guest is `guest.` and a digest of the address, so that no address is in a URL or in the record.
 */
export const personId = z.string().regex(/^(?:guest\.[0-9a-f]{64}|[\w-]{1,128})$/, 'is not a person')

const personRow = z.object({
  id: personId,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  hasAccount: z.boolean(),
  /** Paid registrations. */
  registrations: z.int(),
  lastRegisteredAt: instant.nullable(),
})
export type OfficePersonRow = z.infer<typeof personRow>

const account = z.object({
  uid: z.string(),
  /** These are null with Firebase, which keeps them. */
  verified: z.boolean().nullable(),
  disabled: z.boolean().nullable(),
  createdAt: instant.nullable(),
  lastSignInAt: instant.nullable(),
  /** Browsers that are signed in. */
  sessions: z.int().nullable(),
  agdNumber: z.string().nullable(),
  licenseNumber: z.string().nullable(),
  licenseState: z.string().nullable(),
})

const personCourse = z.object({
  registrationId: z.uuid(),
  receiptNumber: z.string().nullable(),
  course: storedId,
  start: day.nullable(),
  end: day.nullable(),
  state: z.enum(['unpaid', 'booked', 'completed', 'canceled']),
  status: registrationStatus,
  /** Null for a course that is no longer in the catalogue. */
  ceHours: z.number().nullable(),
  share: cents,
  certificate: z.string().nullable(),
})

const certificate = z.object({
  code: z.string(),
  registrationId: z.uuid(),
  course: storedId,
  name: z.string(),
  ceHours: z.number(),
  completedOn: day,
  issuedAt: instant,
  revokedAt: instant.nullable(),
})

export const peoplePage = pageEnds.extend({ rows: z.array(personRow) })

export const peopleCalls = calls({
  'GET /api/office/people': {
    summary: 'People by part of a name, email or phone number, by address',
    who: { staff: 'see' },
    query: pageQuery.extend({ q: line(120).optional() }),
    answer: peoplePage,
  },
  'GET /api/office/people/:id': {
    summary: 'Everything about a person: account, registrations, credits, certificates, awards, emails',
    who: { staff: 'see' },
    records: 'people show',
    params: z.object({ id: personId }),
    answer: z.object({
      id: personId,
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      language: language.nullable(),
      account: account.nullable(),
      /** Received, and what is left of it after refunds and disputes. */
      paid: cents,
      net: z.int(),
      registrations: z.array(officeRegistrationRow),
      courses: z.array(personCourse),
      /** Null without an account. */
      credits: creditsAnswer.nullable(),
      tests: z.array(z.object({ takenOn: day, score: z.int() })),
      certificates: z.array(certificate),
      cards: z.array(z.object({ brand: z.string(), last4: z.string() })),
      waiting: z.array(
        z.object({ course: storedId, start: day.nullable(), state: z.string(), joinedAt: instant }),
      ),
      questions: z.array(
        z.object({
          askedAt: instant,
          question: z.string(),
          reply: z.string().nullable(),
          repliedAt: instant.nullable(),
        }),
      ),
      emails: z.array(officeEmail),
    }),
  },
})
export type PeopleCalls = typeof peopleCalls
export type OfficePeople = AnswerOf<(typeof peopleCalls)['GET /api/office/people']>
export type OfficePerson = AnswerOf<(typeof peopleCalls)['GET /api/office/people/:id']>
