// Staff and the record: for owners.

import { z } from 'zod'
import { type AnswerOf, calls } from '../calls.ts'
import { courseId, email, instant, line, rowNumber } from '../fields.ts'
import { withPreview } from '../office/previews.ts'
import { recordedAction, type Verb, verbs } from '../record.ts'
import { role, sessionsView, ways } from './access.ts'

const params = z.object({ id: z.uuid() })
const courses = z.array(courseId).max(20).default([])

const staffMember = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role,
  courses: z.array(courseId),
  /** The staff member who asks. */
  self: z.boolean(),
  /** False until the first passkey is stored. */
  joined: z.boolean(),
  ways,
  sessions: z.int(),
  lastSeenAt: instant.nullable(),
  /** An invitation that was not used. `by` is null from the command line. It may be over. */
  invitation: z.object({ by: z.string().nullable(), endsAt: instant }).nullable(),
})
export type StaffMember = z.infer<typeof staffMember>

const recordEntry = z.object({
  id: z.int(),
  at: instant,
  /** `staff` is null for the command line, whose `name` is that of its user. */
  who: z.object({ staff: z.uuid().nullable(), name: z.string() }),
  action: recordedAction,
  /** By id: the names of the registrations, accounts and staff that it is about, where they are still known. */
  names: z.record(z.string(), z.string()),
  /** Personal values; none after the person was erased. */
  values: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
})
export type RecordEntry = z.infer<typeof recordEntry>

const recordFilter = z.object({
  /** A staff member's id, or 'command line'. */
  who: z.union([z.uuid(), z.literal('command line')]).optional(),
  verb: z.enum(Object.keys(verbs) as Verb[]).optional(),
  /** The id of a registration, an account or anything else that the record names. */
  about: line(80).optional(),
})

const place = z.coerce.number().pipe(rowNumber.min(1)).optional()

export const staffCalls = calls({
  'GET /api/office/staff': {
    summary: 'Everybody who works in the office, and who is invited',
    who: { staff: 'staff' },
    answer: z.object({ staff: z.array(staffMember) }),
  },
  ...withPreview('POST /api/office/staff/invitations', {
    summary: 'Emails an invitation that works once, within 48 hours',
    who: { staff: 'staff', fresh: true },
    records: 'staff invite',
    body: z.object({ email, name: line(80), role, courses }),
    answer: z.object({ id: z.uuid(), endsAt: instant }),
  }),
  /** For lost keys too: using it removes all earlier ways to sign in. */
  ...withPreview('POST /api/office/staff/:id/invitation', {
    summary: 'Emails a new invitation to somebody on the list',
    who: { staff: 'staff', fresh: true },
    records: 'staff invite',
    params,
    body: z.object({}),
    answer: z.object({ id: z.uuid(), endsAt: instant }),
  }),
  'POST /api/office/staff/:id/role': {
    summary: 'Gives a staff member another role',
    who: { staff: 'staff', fresh: true },
    records: 'staff role',
    params,
    body: z.object({ role, courses }),
  },
  'DELETE /api/office/staff/:id': {
    summary: 'Removes a staff member, who is signed out at once',
    who: { staff: 'staff', fresh: true },
    records: 'staff remove',
    params,
  },
  'POST /api/office/staff/sign-out-everybody': {
    summary: 'Ends every session of everybody, except the one that asks',
    who: { staff: 'staff', fresh: true },
    records: 'staff sign-out',
    body: z.object({}),
    answer: z.object({ ended: z.int() }),
  },
  'GET /api/office/staff/:id/sessions': {
    summary: 'The sessions of a staff member',
    who: { staff: 'staff' },
    params,
    answer: z.object({ sessions: sessionsView }),
  },
  'DELETE /api/office/staff/:id/sessions/:session': {
    summary: 'Ends a session of a staff member',
    who: { staff: 'staff' },
    records: 'staff sign-out',
    params: z.object({ id: z.uuid(), session: z.uuid() }),
  },
  /** Newest first; `older` is the `before` of the next page, `newer` the `after` of the last. */
  'GET /api/office/record': {
    summary: 'What staff did, in the office and on the command line',
    who: { staff: 'staff' },
    query: recordFilter.extend({
      before: place,
      after: place,
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    answer: z.object({
      entries: z.array(recordEntry),
      newer: z.int().nullable(),
      older: z.int().nullable(),
    }),
  },
  'GET /api/office/record/filters': {
    summary: 'The people and things that the record names, for its filters',
    who: { staff: 'staff' },
    answer: z.object({
      /** Also members who were removed. */
      people: z.array(z.object({ id: z.uuid(), name: z.string() })),
      verbs: z.array(z.string() as unknown as z.ZodType<Verb>),
    }),
  },
  'GET /api/office/record/export.csv': {
    summary: 'The record as CSV, as filtered',
    who: { staff: 'staff', fresh: true },
    records: 'record export',
    query: recordFilter,
    answer: 'file',
  },
})
export type StaffCalls = typeof staffCalls
export type OfficeRecord = AnswerOf<(typeof staffCalls)['GET /api/office/record']>
export type RecordFilters = AnswerOf<(typeof staffCalls)['GET /api/office/record/filters']>
