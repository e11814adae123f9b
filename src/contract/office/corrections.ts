// What staff correct in a registration: address, name, date, certificate, and emails that are sent again.

import { z } from 'zod'
import { type AnswerOf, calls } from '../calls.ts'
import { courseId, day, email, instant, line, name, rowNumber, sentDay, storedId } from '../fields.ts'
import { emailPreview, withPreview } from './previews.ts'

const params = z.object({ id: z.uuid() })
const revision = rowNumber

const address = z.object({ revision, email })

const naming = z.object({ revision, name })

const move = z.object({ revision, course: courseId, start: sentDay })

const certificate = z.object({ code: line(40) })

export const note = z.object({
  id: z.uuid(),
  text: z.string(),
  by: z.string(),
  /** Only the author deletes it. */
  own: z.boolean(),
  at: instant,
  /** The registration, if it is about one. */
  registrationId: z.uuid().nullable(),
})
export type OfficeNote = z.infer<typeof note>

export const correctionCalls = calls({
  ...withPreview('POST /api/office/registrations/:id/address', {
    summary: 'Corrects the address of a registrant without an account, and sends the confirmation there',
    who: { staff: 'dates', fresh: true },
    records: 'registrations correct',
    params,
    body: address,
    answer: z.object({ confirmed: z.boolean() }),
  }),
  'POST /api/office/registrations/:id/name/preview': {
    summary: 'The certificates that a corrected name would replace, and the emails',
    who: { staff: 'dates' },
    params,
    body: naming,
    answer: z.object({
      emails: z.array(emailPreview),
      certificates: z.array(z.object({ code: z.string(), course: storedId, name: z.string() })),
    }),
  },
  'POST /api/office/registrations/:id/name': {
    summary: 'Corrects the name of a registrant, and reissues the certificates of the registration',
    who: { staff: 'dates' },
    records: 'registrations name',
    params,
    body: naming,
    answer: z.object({ codes: z.array(z.string()) }),
  },
  'GET /api/office/registrations/:id/dates': {
    summary: 'The dates with a free seat that each active course of a registration can be moved to',
    who: { staff: 'dates' },
    params,
    answer: z.object({
      courses: z.array(
        z.object({
          course: storedId,
          start: day.nullable(),
          end: day.nullable(),
          /** `stepsFrom`: the refund steps stay those of this day; null: they become those of the date. */
          dates: z.array(z.object({ start: day, end: day, left: z.int(), stepsFrom: day.nullable() })),
        }),
      ),
    }),
  },
  ...withPreview('POST /api/office/registrations/:id/move', {
    summary: 'Moves one course of a registration to another date with a free seat',
    who: { staff: 'dates' },
    records: 'registrations move',
    params,
    body: move,
  }),
  ...withPreview('POST /api/office/registrations/:id/confirmation', {
    summary: 'Sends the confirmation with the link to the registration again',
    who: { staff: 'dates' },
    records: 'registrations confirm',
    params,
    body: z.object({ revision }),
  }),
  'POST /api/office/emails/:id/resend': {
    summary: 'Sends an email again: one that failed, or a copy of a delivered one',
    who: { staff: 'dates' },
    records: 'mail retry',
    params,
    body: z.object({}),
  },
  'POST /api/office/certificates/:code/revoke': {
    summary: 'Revokes a certificate; its verification page says so',
    who: { staff: 'dates' },
    records: 'certificate revoke',
    params: certificate,
    body: z.object({}),
  },
  ...withPreview('POST /api/office/certificates/:code/reissue', {
    summary: 'Replaces a certificate; the new one has the name of today and goes out by email',
    who: { staff: 'dates' },
    records: 'certificate reissue',
    params: certificate,
    body: z.object({}),
    answer: z.object({ code: z.string(), name: z.string() }),
  }),
})
export type CorrectionCalls = typeof correctionCalls
export type MoveOptions = AnswerOf<(typeof correctionCalls)['GET /api/office/registrations/:id/dates']>
