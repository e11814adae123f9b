// Staff and the record: for owners.
import { z } from 'zod'
import { courseId, email, instant, line, rowNumber } from '../fields.ts'
import { role, sessionsView, ways } from './access.ts'

const nothing = { 204: z.undefined() }
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

/** GET /api/office/staff */
export const listStaff = {
  summary: 'Everybody who works in the office, and who is invited',
  response: { 200: z.object({ staff: z.array(staffMember) }) },
}

/** POST /api/office/staff/invitations. */
export const inviteStaff = {
  summary: 'Emails an invitation that works once, within 48 hours',
  body: z.object({ email, name: line(80), role, courses }),
  response: { 200: z.object({ id: z.uuid(), endsAt: instant }) },
}

/** POST /api/office/staff/:id/invitation. For lost keys too: using it removes all earlier ways to sign in. */
export const inviteAgain = {
  summary: 'Emails a new invitation to somebody on the list',
  params,
  body: z.object({}),
  response: { 200: z.object({ id: z.uuid(), endsAt: instant }) },
}

/** POST /api/office/staff/:id/role */
export const changeRole = {
  summary: 'Gives a staff member another role',
  params,
  body: z.object({ role, courses }),
  response: nothing,
}

/** DELETE /api/office/staff/:id */
export const removeStaff = {
  summary: 'Removes a staff member, who is signed out at once',
  params,
  response: nothing,
}

/** POST /api/office/staff/sign-out-everybody */
export const signOutEverybody = {
  summary: 'Ends every session of everybody, except the one that asks',
  body: z.object({}),
  response: { 200: z.object({ ended: z.int() }) },
}

/** GET /api/office/staff/:id/sessions */
export const staffSessions = {
  summary: 'The sessions of a staff member',
  params,
  response: { 200: z.object({ sessions: sessionsView }) },
}

/** DELETE /api/office/staff/:id/sessions/:session */
export const endStaffSession = {
  summary: 'Ends a session of a staff member',
  params: z.object({ id: z.uuid(), session: z.uuid() }),
  response: nothing,
}

const recordEntry = z.object({
  id: z.int(),
  at: instant,
  /** `staff` is null for the command line, whose `name` is that of its user. */
  who: z.object({ staff: z.uuid().nullable(), name: z.string() }),
  /** 'staff invite', the same words as on the command line. */
  action: z.string(),
  what: z.string(),
  /** The names of the registrations, accounts and staff whose ids are in `what`, where they are still known. */
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
  action: line(60).optional(),
  /** The id of a registration, an account or anything else that the record names. */
  about: line(80).optional(),
})

const place = z.coerce.number().pipe(rowNumber.min(1)).optional()

/** GET /api/office/record. Newest first; `older` is the `before` of the next page, `newer` the `after` of the last. */
export const record = {
  summary: 'What staff did, in the office and on the command line',
  querystring: recordFilter.extend({
    before: place,
    after: place,
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  response: {
    200: z.object({
      entries: z.array(recordEntry),
      newer: z.int().nullable(),
      older: z.int().nullable(),
    }),
  },
}
export type OfficeRecord = z.infer<(typeof record.response)[200]>

/** GET /api/office/record/filters */
export const recordFilters = {
  summary: 'The people and things that the record names, for its filters',
  response: {
    200: z.object({
      /** Also members who were removed. */
      people: z.array(z.object({ id: z.uuid(), name: z.string() })),
      actions: z.array(z.string()),
    }),
  },
}
export type RecordFilters = z.infer<(typeof recordFilters.response)[200]>

/** GET /api/office/record/export.csv */
export const exportRecord = {
  summary: 'The record as CSV, as filtered',
  querystring: recordFilter,
}
