// Signing in to the office, and the staff member's own ways to sign in. The session is a cookie that scripts cannot
// read. Every POST and DELETE needs the office's Origin, Sec-Fetch-Site: same-origin and, with a body, JSON.

import { z } from 'zod'
import { grants, type Permission, permissions, roles } from '#domain/people/office-roles.ts'
import { type AnswerOf, calls } from '../calls.ts'
import { courseId, email, instant, line, token } from '../fields.ts'
import { creationOptions, newPasskey, requestOptions, usedPasskey } from './passkeys.ts'

export const role = z.enum(roles)

const empty = z.object({})

/** Ways to sign in: passkeys, whether there is an authenticator app, and unused recovery codes. */
export const ways = z.object({ passkeys: z.int(), app: z.boolean(), codes: z.int() })

const grant = z.enum(grants)
const grantOfEach = Object.fromEntries(permissions.map((permission) => [permission, grant])) as Record<
  Permission,
  typeof grant
>

/** An error with the code `office_confirm` asks for POST /api/office/confirm/… and then the same call again. */
const sessionView = z.object({
  staff: z.object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    role,
    /** The courses that 'limited' means for faculty. */
    courses: z.array(courseId),
  }),
  may: z.object(grantOfEach),
  /** Until then no new confirmation is asked for; null when it is over. */
  confirmedUntil: instant.nullable(),
  /** The session ends then, whatever happens. */
  endsAt: instant,
  ways,
})
export type OfficeSession = z.infer<typeof sessionView>

/** Six digits of the app, or a recovery code; spaces, hyphens and case do not matter. */
const code = line(40)

const invitationParams = z.object({ token })

const staffName = line(80)

const confirmed = z.object({ confirmedUntil: instant })

const sessionId = z.uuid()
export const sessionsView = z.array(
  z.object({
    id: sessionId,
    /** The session that asks. */
    current: z.boolean(),
    way: z.enum(['invitation', 'passkey', 'app', 'recovery code']),
    /** 'Chrome' on 'desktop' */
    browser: z.string(),
    device: z.string(),
    startedAt: instant,
    lastUsedAt: instant,
  }),
)

export const accessCalls = calls({
  'GET /api/office/session': {
    summary: 'The signed-in staff member and what they may do',
    who: { staff: 'signed-in' },
    answer: sessionView,
  },
  'POST /api/office/sign-in/options': {
    summary: 'Begins a sign-in with a passkey',
    who: { staff: 'nobody' },
    body: empty,
    answer: requestOptions,
  },
  'POST /api/office/sign-in/passkey': {
    summary: 'Signs in with a passkey',
    who: { staff: 'nobody' },
    body: z.object({ passkey: usedPasskey }),
    answer: sessionView,
  },
  /** A wrong code is refused with `triesLeft`. */
  'POST /api/office/sign-in/code': {
    summary: 'Signs in with a code of the authenticator app or a recovery code',
    who: { staff: 'nobody' },
    body: z.object({ email, code }),
    answer: sessionView,
  },
  'POST /api/office/sign-out': {
    summary: 'Ends this session',
    who: { staff: 'signed-in' },
    body: empty,
  },
  /** The page is /office/invitation/:token. Refused with `invitation_over`. */
  'GET /api/office/invitations/:token': {
    summary: 'Who sent the invitation, and for which role',
    who: { staff: 'nobody' },
    params: invitationParams,
    answer: z.object({
      email: z.string(),
      /** As the inviting owner wrote it; empty from the command line. */
      name: z.string(),
      role,
      /** Null from the command line. */
      invitedBy: z.string().nullable(),
      endsAt: instant,
    }),
  },
  'POST /api/office/invitations/:token/options': {
    summary: 'Begins to create the first passkey of an invited person',
    who: { staff: 'nobody' },
    params: invitationParams,
    body: z.object({ name: staffName }),
    answer: creationOptions,
  },
  /** Somebody invited again loses all earlier ways to sign in. */
  'POST /api/office/invitations/:token/passkey': {
    summary: 'Stores the passkey of an invited person and signs them in',
    who: { staff: 'nobody' },
    params: invitationParams,
    body: z.object({ name: staffName, passkey: newPasskey }),
    answer: sessionView,
  },
  'POST /api/office/confirm/options': {
    summary: 'Begins a confirmation with a passkey',
    who: { staff: 'signed-in' },
    body: empty,
    answer: requestOptions,
  },
  'POST /api/office/confirm/passkey': {
    summary: 'Confirms who is there with a passkey, for five minutes',
    who: { staff: 'signed-in' },
    body: z.object({ passkey: usedPasskey }),
    answer: confirmed,
  },
  'POST /api/office/confirm/code': {
    summary: 'Confirms who is there with a code, for five minutes',
    who: { staff: 'signed-in' },
    body: z.object({ code }),
    answer: confirmed,
  },
  'PATCH /api/office/me': {
    summary: 'Changes the staff member’s own name, as colleagues and the record show it',
    who: { staff: 'signed-in' },
    records: 'staff name',
    body: z.object({ name: staffName }),
  },
  'GET /api/office/me': {
    summary: 'The staff member’s own passkeys, authenticator app and recovery codes',
    who: { staff: 'signed-in' },
    answer: z.object({
      passkeys: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          createdAt: instant,
          lastUsedAt: instant.nullable(),
        }),
      ),
      appSince: instant.nullable(),
      codesLeft: z.int(),
    }),
  },
  /** Needs a confirmation, like all that follows under /me. */
  'POST /api/office/me/passkeys/options': {
    summary: 'Begins to create another passkey',
    who: { staff: 'signed-in', fresh: true },
    body: empty,
    answer: creationOptions,
  },
  'POST /api/office/me/passkeys': {
    summary: 'Stores another passkey',
    who: { staff: 'signed-in', fresh: true },
    records: 'passkey add',
    body: z.object({ name: line(60), passkey: newPasskey }),
  },
  /** The last passkey stays: `last_passkey`. */
  'DELETE /api/office/me/passkeys/:id': {
    summary: 'Removes a passkey',
    who: { staff: 'signed-in', fresh: true },
    records: 'passkey remove',
    params: z.object({ id: z.string().regex(/^[\w-]{1,1400}$/, 'is not valid') }),
  },
  'POST /api/office/me/app/options': {
    summary: 'A new secret for an authenticator app, which counts once a code confirms it',
    who: { staff: 'signed-in', fresh: true },
    secretAnswer: true,
    body: empty,
    answer: z.object({ secret: z.string(), uri: z.string() }),
  },
  'POST /api/office/me/app': {
    summary: 'Confirms the authenticator app with a code of it',
    who: { staff: 'signed-in', fresh: true },
    records: 'app add',
    body: z.object({ code }),
  },
  'DELETE /api/office/me/app': {
    summary: 'Removes the authenticator app',
    who: { staff: 'signed-in', fresh: true },
    records: 'app remove',
  },
  /** Earlier codes end. */
  'POST /api/office/me/recovery-codes': {
    summary: 'Ten new recovery codes, which only this answer shows',
    who: { staff: 'signed-in', fresh: true },
    records: 'recovery-codes renew',
    secretAnswer: true,
    body: empty,
    answer: z.object({ codes: z.array(z.string()).length(10) }),
  },
  'GET /api/office/sessions': {
    summary: 'The staff member’s own sessions',
    who: { staff: 'signed-in' },
    answer: z.object({ sessions: sessionsView }),
  },
  'DELETE /api/office/sessions/:id': {
    summary: 'Ends a session of the staff member’s own',
    who: { staff: 'signed-in' },
    params: z.object({ id: sessionId }),
  },
})
export type AccessCalls = typeof accessCalls
export type OfficeInvitation = AnswerOf<(typeof accessCalls)['GET /api/office/invitations/:token']>
export type OwnWays = AnswerOf<(typeof accessCalls)['GET /api/office/me']>
export type OfficeSessions = AnswerOf<(typeof accessCalls)['GET /api/office/sessions']>
