// What staff do for a person: notes, a copy of their data, access to their account, erasure.
import { z } from 'zod'
import { email, lines } from '../fields.ts'
import { note } from './corrections.ts'
import { personId } from './people.ts'

const person = z.object({ id: personId })
const registration = z.object({ id: z.uuid() })
const done = { 204: z.undefined() }
const notes = { 200: z.object({ notes: z.array(note) }) }
export type OfficeNotes = z.infer<(typeof notes)[200]>
const text = z.object({ text: lines(2000) })

/** GET /api/office/registrations/:id/notes, newest first */
export const registrationNotes = {
  summary: 'Notes about a registration, for colleagues',
  params: registration,
  response: notes,
}

/** POST /api/office/registrations/:id/notes */
export const addRegistrationNote = {
  summary: 'Adds a note about a registration',
  params: registration,
  body: text,
  response: { 200: z.object({ id: z.uuid() }) },
}

/** GET /api/office/people/:id/notes, newest first */
export const personNotes = {
  summary: 'Notes about a person and their registrations, for colleagues',
  params: person,
  response: notes,
}

/** POST /api/office/people/:id/notes */
export const addPersonNote = {
  summary: 'Adds a note about a person',
  params: person,
  body: text,
  response: { 200: z.object({ id: z.uuid() }) },
}

/** DELETE /api/office/notes/:id */
export const deleteNote = { summary: 'Deletes an own note', params: registration, response: done }

/** GET /api/office/people/:id/data.json. The record says who took it. */
export const personData = {
  summary: 'All data about a person, as the owner of an account can download it',
  params: person,
}

/** GET /api/office/people/:id/erasure */
export const erasure = {
  summary: 'What erasing a person removes, and what is in the way',
  params: person,
  response: {
    200: z.object({
      email: z.string(),
      registrations: z.int(),
      certificates: z.int(),
      emails: z.int(),
      notes: z.int(),
      waiting: z.int(),
      hasAccount: z.boolean(),
      /** Another service keeps the sign-in: it is deleted there. */
      signInElsewhere: z.boolean(),
      /** Why it cannot be done now, and the registration that is in the way. */
      blocked: z
        .object({ code: z.enum(['courses_active', 'payment_open']), registrationId: z.uuid() })
        .nullable(),
    }),
  },
}
export type Erasure = z.infer<(typeof erasure.response)[200]>

/** POST /api/office/people/:id/erase */
export const erasePerson = {
  summary: 'Erases a person. Purchases and payments stay, without the person',
  params: person,
  /** Typed by hand: it cannot be undone. */
  body: z.object({ email }),
  response: done,
}

/** POST /api/office/people/:id/account */
export const setAccount = {
  summary: 'Disables an account and signs it out everywhere, or enables it',
  params: person,
  body: z.object({ disabled: z.boolean() }),
  response: done,
}

/** POST /api/office/people/:id/reset-link */
export const sendResetLink = {
  summary: 'Emails the owner of an account a link to set a new password',
  params: person,
  body: z.object({}),
  response: done,
}
