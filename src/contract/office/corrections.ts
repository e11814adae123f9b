// What staff correct in a registration: address, name, date, certificate, and emails that are sent again.
import { z } from 'zod'
import { courseId, day, email, instant, line, name, rowNumber, sentDay, storedId } from '../fields.ts'
import { emailPreview } from './previews.ts'

const params = z.object({ id: z.uuid() })
const revision = rowNumber
const done = { 204: z.undefined() }

const address = z.object({ revision, email })

/** POST /api/office/registrations/:id/address */
export const correctAddress = {
  summary: 'Corrects the address of a registrant without an account, and sends the confirmation there',
  params,
  body: address,
  response: { 200: z.object({ confirmed: z.boolean() }) },
}

const naming = z.object({ revision, name })

/** POST /api/office/registrations/:id/name/preview */
export const previewName = {
  summary: 'The certificates that a corrected name would replace, and the emails',
  params,
  body: naming,
  response: {
    200: z.object({
      emails: z.array(emailPreview),
      certificates: z.array(z.object({ code: z.string(), course: storedId, name: z.string() })),
    }),
  },
}

/** POST /api/office/registrations/:id/name */
export const correctName = {
  summary: 'Corrects the name of a registrant, and reissues the certificates of the registration',
  params,
  body: naming,
  response: { 200: z.object({ codes: z.array(z.string()) }) },
}

/** GET /api/office/registrations/:id/dates */
export const moveOptions = {
  summary: 'The dates with a free seat that each active course of a registration can be moved to',
  params,
  response: {
    200: z.object({
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
}
export type MoveOptions = z.infer<(typeof moveOptions.response)[200]>

const move = z.object({ revision, course: courseId, start: sentDay })

/** POST /api/office/registrations/:id/move */
export const moveRegistrant = {
  summary: 'Moves one course of a registration to another date with a free seat',
  params,
  body: move,
  response: done,
}

/** POST /api/office/registrations/:id/confirmation */
export const resendConfirmation = {
  summary: 'Sends the confirmation with the link to the registration again',
  params,
  body: z.object({ revision }),
  response: done,
}

/** POST /api/office/emails/:id/resend */
export const resendEmail = {
  summary: 'Sends an email again: one that failed, or a copy of a delivered one',
  params,
  body: z.object({}),
  response: done,
}

const certificate = z.object({ code: line(40) })

/** POST /api/office/certificates/:code/revoke */
export const revokeCertificate = {
  summary: 'Revokes a certificate; its verification page says so',
  params: certificate,
  body: z.object({}),
  response: done,
}

/** POST /api/office/certificates/:code/reissue */
export const reissueCertificate = {
  summary: 'Replaces a certificate; the new one has the name of today and goes out by email',
  params: certificate,
  body: z.object({}),
  response: { 200: z.object({ code: z.string(), name: z.string() }) },
}

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
