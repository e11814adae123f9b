import type { Role } from '#domain/people/office-roles.ts'

export const roleNames: Record<Role, string> = {
  owner: 'Owner',
  desk: 'Desk',
  finance: 'Finance',
  faculty: 'Faculty',
  reader: 'Reader',
}

/** After "invites you to the office as". */
const invitedAs: Record<Role, string> = {
  owner: 'an owner',
  desk: 'desk staff',
  finance: 'finance staff',
  faculty: 'faculty',
  reader: 'a reader',
}

const roleTasks: Record<Role, string> = {
  owner: 'You may do everything, and invite others.',
  desk: 'You will run registrations, dates and emails, and refund by the policy.',
  finance: 'You will see registrations, refund, approve and keep the accounts.',
  faculty: 'You will see your own courses, and mark attendance, cases and tests.',
  reader: 'You will see registrations, dates and figures, and change nothing.',
}

export const entranceCopy = {
  title: ['The', 'office'],
  about: [
    'For staff of the academy. Every sign-in is in the record.',
    'Registrants sign in on the public site.',
  ],
}

export const signInCopy = {
  title: 'Sign in',
  lead: 'Touch ID, Face ID, your phone or a security key.',
  passkey: 'Continue with a passkey',
  app: 'Use a code from an authenticator app',
  recovery: 'Use a recovery code',
  email: 'Email',
  sixDigits: 'Six digits',
  recoveryCode: 'Recovery code',
  recoveryHint: 'Each of your ten codes works once.',
  submit: 'Sign in',
  lost: 'Lost all three? An owner can invite you again; nobody can sign in for you.',
  emailMissing: 'Type the email you were invited with.',
  codeMissing: 'Type the code.',
}

export const signInAgainCopy = {
  title: 'Your session has ended',
  lead: 'Sign in to go on. The screen and what you typed stay as they are.',
}

export const confirmCopy = {
  title: 'Confirm that it is you',
  lead: 'Money, erasure, exports and roles ask for your passkey or a code, unless you gave one in the last five minutes.',
  passkey: 'Confirm with a passkey',
  code: 'Use a code instead',
  codeField: 'Code from the app, or a recovery code',
  submit: 'Confirm',
  leave: 'Change nothing',
}

export const passkeyCopy = {
  unsupported: 'This browser cannot use passkeys. Use another browser, or a code.',
  canceled: 'No passkey was used. Try again, or use a code.',
  exists: 'This device has a passkey for you already. Sign in with it.',
  failed: 'The passkey could not be used. Try again, or use a code.',
}

export const invitationCopy = {
  documentTitle: 'Invitation',
  title: (name: string) => (name ? `Welcome, ${name.split(' ')[0]}` : 'Welcome'),
  from: (invitedBy: string | null) =>
    invitedBy ? `${invitedBy} invites you to the office as` : 'You are invited to the office as',
  role: (role: Role) => invitedAs[role],
  tasks: (role: Role) => roleTasks[role],
  ends: (when: string) => `The invitation ends on ${when}.`,
  name: 'Name, as colleagues see it',
  nameMissing: 'Type your name.',
  email: 'Email',
  steps: [
    { title: 'Create a passkey', note: 'On this computer or your phone', when: 'now' },
    {
      title: 'Add a second way',
      note: 'Another passkey or an authenticator app',
      when: 'later, in the office',
    },
    { title: 'Keep ten recovery codes', note: 'Shown once, to print or store', when: 'later' },
  ],
  submit: 'Create a passkey',
  over: 'This invitation is over',
  overNote: 'It works once and for a limited time. Ask an owner to invite you again.',
  toSignIn: 'Go to sign-in',
}
