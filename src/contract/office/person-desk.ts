// What staff do for a person: notes, a copy of their data, access to their account, erasure.

import { z } from 'zod'
import { type AnswerOf, calls } from '../calls.ts'
import { email, lines } from '../fields.ts'
import { note } from './corrections.ts'
import { personId } from './people.ts'
import { withPreview } from './previews.ts'

const person = z.object({ id: personId })
const registration = z.object({ id: z.uuid() })

const notes = z.object({ notes: z.array(note) })
export type OfficeNotes = z.infer<typeof notes>
const text = z.object({ text: lines(2000) })

export const personDeskCalls = calls({
  /** Newest first */
  'GET /api/office/registrations/:id/notes': {
    summary: 'Notes about a registration, for colleagues',
    who: { staff: 'see' },
    params: registration,
    answer: notes,
  },
  /** Owner, desk and finance: whoever acts for a registrant. */
  'POST /api/office/registrations/:id/notes': {
    summary: 'Adds a note about a registration',
    who: { staff: 'refund' },
    records: 'notes add',
    params: registration,
    body: text,
    answer: z.object({ id: z.uuid() }),
  },
  /** Newest first */
  'GET /api/office/people/:id/notes': {
    summary: 'Notes about a person and their registrations, for colleagues',
    who: { staff: 'see' },
    params: person,
    answer: notes,
  },
  'POST /api/office/people/:id/notes': {
    summary: 'Adds a note about a person',
    who: { staff: 'refund' },
    records: 'notes add',
    params: person,
    body: text,
    answer: z.object({ id: z.uuid() }),
  },
  'DELETE /api/office/notes/:id': {
    summary: 'Deletes an own note',
    who: { staff: 'refund' },
    records: 'notes delete',
    params: registration,
  },
  /** The record says who took it. */
  'GET /api/office/people/:id/data.json': {
    summary: 'All data about a person, as the owner of an account can download it',
    who: { staff: 'dates', fresh: true },
    records: 'people show',
    params: person,
    answer: 'file',
  },
  'GET /api/office/people/:id/erasure': {
    summary: 'What erasing a person removes, and what is in the way',
    who: { staff: 'see' },
    params: person,
    answer: z.object({
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
  ...withPreview('POST /api/office/people/:id/erase', {
    summary: 'Erases a person. Purchases and payments stay, without the person',
    who: { staff: 'erase', fresh: true },
    records: 'people erase',
    params: person,
    /** Typed by hand: it cannot be undone. */
    body: z.object({ email }),
  }),
  'POST /api/office/people/:id/account': {
    summary: 'Disables an account and signs it out everywhere, or enables it',
    who: { staff: 'dates' },
    records: 'users disable',
    params: person,
    body: z.object({ disabled: z.boolean() }),
  },
  'POST /api/office/people/:id/reset-link': {
    summary: 'Emails the owner of an account a link to set a new password',
    who: { staff: 'dates' },
    records: 'users reset',
    params: person,
    body: z.object({}),
  },
})
export type PersonDeskCalls = typeof personDeskCalls
export type Erasure = AnswerOf<(typeof personDeskCalls)['GET /api/office/people/:id/erasure']>
