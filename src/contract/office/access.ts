// Signing in to the office, and the staff member's own ways to sign in. The session is a cookie that scripts cannot
// read. Every POST and DELETE needs the office's Origin, Sec-Fetch-Site: same-origin and, with a body, JSON.
import { z } from 'zod'
import { grants, type Permission, permissions, roles } from '#domain/people/office-roles.ts'
import { courseId, email, instant, line, token } from '../fields.ts'
import { creationOptions, newPasskey, requestOptions, usedPasskey } from './passkeys.ts'

export const role = z.enum(roles)
const nothing = { 204: z.undefined() }
const empty = z.object({})

/** Ways to sign in: passkeys, whether there is an authenticator app, and unused recovery codes. */
export const ways = z.object({ passkeys: z.int(), app: z.boolean(), codes: z.int() })

const grant = z.enum(grants)
const grantOfEach = Object.fromEntries(permissions.map((permission) => [permission, grant])) as Record<
  Permission,
  typeof grant
>

/** An error with the code `office_confirm` asks for POST /api/office/confirm/… and then the same call again. */
export const sessionView = z.object({
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

/** GET /api/office/session */
export const session = {
  summary: 'The signed-in staff member and what they may do',
  response: { 200: sessionView },
}

/** POST /api/office/sign-in/options */
export const signInOptions = {
  summary: 'Begins a sign-in with a passkey',
  body: empty,
  response: { 200: requestOptions },
}

/** POST /api/office/sign-in/passkey */
export const signInWithPasskey = {
  summary: 'Signs in with a passkey',
  body: z.object({ passkey: usedPasskey }),
  response: { 200: sessionView },
}

/** Six digits of the app, or a recovery code; spaces, hyphens and case do not matter. */
const code = line(40)

/** POST /api/office/sign-in/code. A wrong code is refused with `triesLeft`. */
export const signInWithCode = {
  summary: 'Signs in with a code of the authenticator app or a recovery code',
  body: z.object({ email, code }),
  response: { 200: sessionView },
}

/** POST /api/office/sign-out */
export const signOut = { summary: 'Ends this session', body: empty, response: nothing }

const invitationParams = z.object({ token })

/** GET /api/office/invitations/:token. The page is /office/invitation/:token. Refused with `invitation_over`. */
export const invitation = {
  summary: 'Who sent the invitation, and for which role',
  params: invitationParams,
  response: {
    200: z.object({
      email: z.string(),
      /** As the inviting owner wrote it; empty from the command line. */
      name: z.string(),
      role,
      /** Null from the command line. */
      invitedBy: z.string().nullable(),
      endsAt: instant,
    }),
  },
}
export type OfficeInvitation = z.infer<(typeof invitation.response)[200]>

const staffName = line(80)

/** POST /api/office/invitations/:token/options */
export const invitationOptions = {
  summary: 'Begins to create the first passkey of an invited person',
  params: invitationParams,
  body: z.object({ name: staffName }),
  response: { 200: creationOptions },
}

/** POST /api/office/invitations/:token/passkey. Somebody invited again loses all earlier ways to sign in. */
export const acceptInvitation = {
  summary: 'Stores the passkey of an invited person and signs them in',
  params: invitationParams,
  body: z.object({ name: staffName, passkey: newPasskey }),
  response: { 200: sessionView },
}

const confirmed = { 200: z.object({ confirmedUntil: instant }) }

/** POST /api/office/confirm/options */
export const confirmOptions = {
  summary: 'Begins a confirmation with a passkey',
  body: empty,
  response: { 200: requestOptions },
}

/** POST /api/office/confirm/passkey */
export const confirmWithPasskey = {
  summary: 'Confirms who is there with a passkey, for five minutes',
  body: z.object({ passkey: usedPasskey }),
  response: confirmed,
}

/** POST /api/office/confirm/code */
export const confirmWithCode = {
  summary: 'Confirms who is there with a code, for five minutes',
  body: z.object({ code }),
  response: confirmed,
}

/** PATCH /api/office/me */
export const changeOwnName = {
  summary: 'Changes the staff member’s own name, as colleagues and the record show it',
  body: z.object({ name: staffName }),
  response: nothing,
}

/** GET /api/office/me */
export const ownWays = {
  summary: 'The staff member’s own passkeys, authenticator app and recovery codes',
  response: {
    200: z.object({
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
}
export type OwnWays = z.infer<(typeof ownWays.response)[200]>

/** POST /api/office/me/passkeys/options. Needs a confirmation, like all that follows under /me. */
export const passkeyOptions = {
  summary: 'Begins to create another passkey',
  body: empty,
  response: { 200: creationOptions },
}

/** POST /api/office/me/passkeys */
export const addPasskey = {
  summary: 'Stores another passkey',
  body: z.object({ name: line(60), passkey: newPasskey }),
  response: nothing,
}

/** DELETE /api/office/me/passkeys/:id. The last passkey stays: `last_passkey`. */
export const removePasskey = {
  summary: 'Removes a passkey',
  params: z.object({ id: z.string().regex(/^[\w-]{1,1400}$/, 'is not valid') }),
  response: nothing,
}

/** POST /api/office/me/app/options */
export const appOptions = {
  summary: 'A new secret for an authenticator app, which counts once a code confirms it',
  body: empty,
  response: { 200: z.object({ secret: z.string(), uri: z.string() }) },
}

/** POST /api/office/me/app */
export const addApp = {
  summary: 'Confirms the authenticator app with a code of it',
  body: z.object({ code }),
  response: nothing,
}

/** DELETE /api/office/me/app */
export const removeApp = { summary: 'Removes the authenticator app', response: nothing }

/** POST /api/office/me/recovery-codes. Earlier codes end. */
export const newRecoveryCodes = {
  summary: 'Ten new recovery codes, which only this answer shows',
  body: empty,
  response: { 200: z.object({ codes: z.array(z.string()).length(10) }) },
}

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

/** GET /api/office/sessions */
export const ownSessions = {
  summary: 'The staff member’s own sessions',
  response: { 200: z.object({ sessions: sessionsView }) },
}

export type OfficeSessions = z.infer<(typeof ownSessions.response)[200]>

/** DELETE /api/office/sessions/:id */
export const endOwnSession = {
  summary: 'Ends a session of the staff member’s own',
  params: z.object({ id: sessionId }),
  response: nothing,
}
