// The invitation to the office, and what staff members' keys are called.
import { academy } from '#content/academy.ts'
import type { Role } from '#domain/people/office-roles.ts'

/** 'You will …' */
const roleInWords: Record<Role, string> = {
  owner: 'see and change everything, and manage staff',
  desk: 'run registrations, dates and people',
  finance: 'handle refunds, prices and accounting',
  faculty: 'see your own courses, and mark attendance, cases and tests',
  reader: 'see registrations, dates and figures, and change nothing',
}

export const invitationEmail = {
  subject: 'Your invitation to the office',
  title: 'The office',
  lead: ({ by, role }: { by: string | null; role: Role }) =>
    `${by === null ? 'You are invited' : `${by} invites you`} to the office of ${academy.name} as ${role}. You will ${roleInWords[role]}.`,
  button: 'Create a passkey',
  lifetime: 'The link works once, within 48 hours. Nobody at the academy will ask you for it.',
}

/** The issuer in an authenticator app, and the name beside a passkey. */
export const officeName = `${academy.name}, office`

const browserNames: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
}
const deviceNames: Readonly<Record<string, string>> = {
  desktop: 'a computer',
  phone: 'a phone',
  tablet: 'a tablet',
}

/** 'Chrome on a computer' */
export const browserAndDevice = ({ browser, device }: { browser: string; device: string }) =>
  `${browserNames[browser] ?? 'Another browser'} on ${deviceNames[device] ?? 'another device'}`

/** The first passkey has no name of its own. */
export const firstPasskey = browserAndDevice
