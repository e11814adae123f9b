import type { Grant, Permission, Role } from '#domain/people/office-roles.ts'
import { counted } from '../counted.ts'

export const permissionNames: Record<Permission, string> = {
  see: 'See registrations, dates, people',
  refund: 'Refund by the policy',
  refundBeyond: 'Refund beyond it, with a second person',
  approve: 'Approve what another asked',
  offers: 'Offers, wires and checks',
  dates: 'Dates, moving, corrections, emails to a date',
  attendance: 'Attendance, certificates of dates, tests',
  awards: 'Hours, cases and steps of awards',
  content: 'Words, courses, faculty',
  accounting: 'Prices, accounting, repairs',
  erase: 'Erase a person',
  staff: 'Staff, roles and the record',
}

export const roleNotes: Record<Role, string> = {
  owner: 'Everything, and invites others',
  desk: 'Registrations, dates and emails; refunds by the policy',
  finance: 'Refunds, approvals and accounting',
  faculty: 'Own courses: attendance, cases, tests',
  reader: 'Sees everything, changes nothing',
}

export const grantNames: Record<Grant, string> = {
  may: 'may',
  limited: 'own courses',
  approved: 'asks a second person',
  no: 'may not',
}

export const staffCopy = {
  title: 'Staff and roles',
  people: 'People',
  peopleNote: (members: number, invited: number) =>
    invited === 0 ? `${members}` : `${members}, ${invited === 1 ? 'one' : invited} invited`,
  columns: {
    name: 'Name',
    role: 'Role',
    ways: 'Ways to sign in',
    sessions: 'Sessions',
    seen: 'Last seen',
    open: 'Open',
  },
  ways: ({ passkeys, app, codes }: { passkeys: number; app: boolean; codes: number }) =>
    [counted(passkeys, 'passkey', 'passkeys'), app && 'app', codes > 0 && counted(codes, 'code', 'codes')]
      .filter(Boolean)
      .join(', '),
  noSecondWay: 'no second way',
  ownSession: (sessions: number) => (sessions === 1 ? 'this one' : `${sessions}, this one too`),
  now: 'now',
  never: 'never',
  invitedBy: (by: string | null) => (by ? `invited by ${by}` : 'invited from the command line'),
  invitationEnds: (when: string) => `ends ${when}`,
  invitationOver: 'invitation is over',
  open: 'Open',
  roles: 'Roles',
  rolesNote:
    'There is always one owner at least. Nobody changes their own role or approves their own request.',
  record: 'The record',
  recordNote: 'nothing in it can be changed',
  wholeRecord: 'The whole record',
  terminal: 'In the terminal only',
  terminalNote: 'Backups, keys and files for translators need the server itself. The rest is rare:',
  commands: [
    { what: 'Back up the database', command: 'npm run academy -- backup FILE' },
    { what: 'Restore a backup', command: 'npm run academy -- restore FILE' },
    { what: 'Replace the signing keys', command: 'npm run academy -- keys rotate' },
    {
      what: 'Write the words to a file for a translator',
      command: 'npm run academy -- words export LANGUAGE FILE',
    },
    { what: 'Make drafts of a translated file', command: 'npm run academy -- words import FILE' },
    { what: 'Charge due installments before 9 am', command: 'npm run academy -- plans charge' },
    {
      what: 'AGD’s file of a course without a date',
      command: 'npm run academy -- agd COURSE --instructor NAME',
    },
    {
      what: 'Replace a certificate that was revoked by mistake',
      command: 'npm run academy -- certificate reissue CODE',
    },
    { what: 'Reconcile later payments only', command: 'npm run academy -- check --since DAY' },
    { what: 'Let an owner in again', command: 'npm run academy -- staff invite EMAIL --role owner' },
  ],
}

export const inviteCopy = {
  open: 'Invite somebody…',
  title: 'Invite somebody',
  name: 'Name',
  nameMissing: 'Type the name, as colleagues see it.',
  email: 'Email',
  emailMissing: 'Type the email that gets the invitation.',
  role: 'Role',
  courses: 'Own courses',
  coursesMissing: 'Choose at least one course.',
  happens: (name: string, role: string) => [
    { title: `${name} gets an email with a link`, note: 'It works once, within 48 hours.' },
    { title: 'They create a passkey and are signed in' },
    { title: `They work as ${role}`, note: 'You can change the role later.' },
  ],
  somebody: 'The person',
  submit: 'Send the invitation',
  leave: 'Invite nobody',
  done: (email: string) => `An invitation is on its way to ${email}.`,
}

export const memberCopy = {
  email: 'Email',
  role: 'Role',
  courses: 'Own courses',
  ways: 'Ways to sign in',
  seen: 'Last seen',
  sessions: 'Sessions',
  noSession: 'Not signed in anywhere.',
  endSession: 'End',
  sessionEnded: 'The session was ended.',
  actions: 'Actions',
  self: 'This is you. Another owner can change your role or remove you.',
  changeRole: 'Change the role…',
  changeRoleSays: 'Counts at once, also in open sessions.',
  inviteAgain: 'Invite again…',
  inviteAgainSays: 'For lost keys: using the new link ends all earlier ways to sign in.',
  inviteOpenSays: 'Sends a new link. The earlier one ends.',
  remove: 'Remove…',
  removeSays: 'Signs the person out at once. The record keeps the name.',
}

export const changeRoleCopy = {
  title: (name: string) => `The role of ${name}`,
  legend: 'The new role',
  courses: 'Own courses',
  same: 'This is the role already',
  happens: (name: string, role: string) => [
    { title: `${name} works as ${role} at once`, note: 'Open sessions go on with the new role.' },
    { title: 'The record names you and both roles' },
  ],
  submit: (role: string) => `Change the role to ${role}`,
  leave: 'Keep the role',
  done: (name: string, role: string) => `${name} works as ${role} now.`,
}

export const inviteAgainCopy = {
  title: (name: string) => `Invite ${name} again`,
  lead: 'Do this when a phone or computer was lost, or when an invitation ended.',
  happens: (email: string) => [
    { title: `${email} gets a link by email`, note: 'It works once, within 48 hours. An earlier link ends.' },
    {
      title: 'When it is used, all passkeys, the app and the codes end',
      note: 'So do the open sessions. Until then they go on.',
    },
  ],
  submit: 'Send the invitation',
  leave: 'Send nothing',
}

export const removeCopy = {
  title: (name: string) => `Remove ${name}`,
  lead: 'Do this when somebody leaves the academy.',
  happens: (name: string, sessions: number) => [
    {
      title: `${name} is signed out`,
      note: sessions === 0 ? 'No session is open.' : `${counted(sessions, 'session ends', 'sessions end')}.`,
    },
    { title: 'Passkeys, app and codes stop working' },
    { title: 'The record keeps what they did, under their name' },
  ],
  submit: (name: string) => `Remove ${name}`,
  leave: (name: string) => `Keep ${name}`,
  done: (name: string) => `${name} was removed.`,
}

export const signOutEverybodyCopy = {
  open: 'Sign everybody out…',
  title: 'Sign everybody out',
  lead: 'Do this when a computer was lost or a session may be in other hands.',
  happens: (sessions: number) => [
    { title: `${counted(sessions, 'session ends', 'sessions end')} at once`, note: 'Yours goes on.' },
    { title: 'Everybody signs in again', note: 'What they were typing stays on their screens.' },
  ],
  submit: 'Sign everybody out',
  leave: 'Leave everybody signed in',
  done: (ended: number) => `${counted(ended, 'session was', 'sessions were')} ended.`,
}

export const sessionCopy = {
  ways: {
    invitation: 'after an invitation',
    passkey: 'with a passkey',
    app: 'with the app',
    'recovery code': 'with a recovery code',
  },
  current: 'this session',
  since: (when: string) => `since ${when}`,
  lastUsed: (when: string) => `last used ${when}`,
}
