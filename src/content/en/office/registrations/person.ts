// People and one person: registrations and courses, awards, emails, account, notes, erasure.
import type { OfficePerson } from '#contract/office/people.ts'
import { counted } from '../counted.ts'

type State = OfficePerson['courses'][number]['state']
type Kind = 'done' | 'over' | 'waits' | 'none'

export const courseStates: Record<State, { word: string; kind: Kind }> = {
  unpaid: { word: 'Not paid', kind: 'waits' },
  booked: { word: 'Booked', kind: 'over' },
  completed: { word: 'Attended', kind: 'done' },
  canceled: { word: 'Canceled', kind: 'none' },
}

export const peopleCopy = {
  search: 'Part of a name, email or phone',
  person: 'Person',
  phone: 'Telephone',
  account: 'Account',
  hasAccount: 'Account',
  guest: 'Guest',
  registrations: 'Registrations',
  last: 'Last registered',
  none: 'Nobody yet',
  noneHere: 'Nobody fits',
  noneHereNote: 'Type less of the name, or search by email or phone.',
  shown: (count: number) => `${count} shown`,
}

export const personCopy = {
  crumb: 'People',
  since: (day: string) => `with an account since ${day}`,
  guest: 'without an account',
  email: 'Email',
  phone: 'Telephone',
  language: 'Language',
  paid: 'Paid in all',
  net: 'Kept, net',
  agd: 'AGD number',
  license: 'License',
  courses: 'Registrations and courses',
  number: 'No.',
  course: 'Course',
  date: 'Date',
  status: 'Status',
  ce: 'CE',
  share: 'Share',
  certificate: 'Certificate',
  undated: 'Without a date',
  noCourses: 'No course yet.',
  emails: 'Emails',
  emailsNote: (count: number) => `${count} so far`,
  resend: 'Resend',
  resent: 'The email is on its way.',
  noEmails: 'No email yet.',
  notes: 'Notes',
  notesNote: 'colleagues only',
  account: 'Account',
  verified: 'Address verified',
  yes: 'yes',
  no: 'no',
  lastSignIn: 'Last sign-in',
  never: 'never',
  sessions: 'Sessions',
  cards: 'Cards',
  elsewhere: 'kept by Firebase',
  actions: 'What can be done',
  name: 'Correct the name…',
  nameSays: (registrations: number, certificates: number) =>
    [
      registrations === 1 ? 'In the registration' : 'In the newest registration; others have their own',
      certificates > 0 && 'its certificates are reissued',
    ]
      .filter(Boolean)
      .join(', '),
  offer: 'Make an offer',
  offerSays: 'Courses at an agreed price, paid by link',
  nameNone: 'There is no registration',
  reset: 'Send a password link',
  resetSays: 'A link to set a new password, valid for an hour',
  resetDone: (email: string) => `A password link goes to ${email}.`,
  resetDisabled: 'Not while the account is disabled',
  noAccount: 'There is no account',
  disable: 'Disable the account…',
  disableSays: 'Signed out everywhere, cannot sign in again',
  enable: 'Enable the account',
  enableSays: 'The owner can sign in again',
  disabled: 'The account is disabled.',
  enabled: 'The account is enabled.',
  copy: 'Give a copy of the data',
  copySays: 'Everything kept about this person, as a file. The record says who took it',
  erase: 'Erase this person…',
  eraseSays: 'Erasing leaves what was bought and paid, without who it was',
  eraseActive: 'Not while a booked course is ahead. Refund it first.',
  toRegistration: 'Open the registration',
  eraseOpen: 'Not while a payment, refund or dispute is in progress.',
  onlyOwner: 'Only an owner erases a person',
  role: (role: string) => `The role ${role} does not include it`,
}

export const awardCopy = {
  fellowship: 'Fellowship',
  mastership: 'Mastership',
  achieved: 'achieved',
  totalCe: 'Total CE',
  handsOnCe: 'Hands-on CE',
  cases: 'Cases',
  test: 'Test',
  of: (count: number) => `of ${count}`,
  passed: (score: number, day: string) => `passed with ${score} % on ${day}`,
  hoursNeeded: (hours: number) => `after ${hours} more CE hours`,
  noTest: 'none yet',
  defense: 'Oral defense',
  defended: (day: string) => `on ${day}`,
  notYet: 'not yet',
  fee: 'Fee',
  feePaid: 'paid',
  retake: (day: string) => `can be retaken from ${day}`,
  hours: 'Credit hours',
  counted: (total: number, waiting: number) =>
    waiting === 0
      ? `${total} counted`
      : `${total} counted, ${counted(waiting, 'entry', 'entries')} to review`,
  waits: 'to review',
}

export const eraseCopy = {
  title: (name: string) => `Erase ${name}`,
  label: (email: string) => `Type ${email} to go on`,
  registrations: (count: number) =>
    `${counted(count, 'registration stays', 'registrations stay')}, without name, email, phone and card`,
  registrationsNote: 'What was bought and paid is kept for accounting',
  certificates: (count: number) => `${counted(count, 'certificate')} cannot be verified any more`,
  emails: (count: number) => `${counted(count, 'email')} are deleted, and the person’s values in the record`,
  notes: (count: number) => `${counted(count, 'note is', 'notes are')} deleted`,
  waiting: (count: number) =>
    `${counted(count, 'waiting-list place goes', 'waiting-list places go')} to the next in line`,
  account: 'The account is deleted, and its owner signed out',
  elsewhere: 'Firebase still has the sign-in. Delete it in the Firebase console within a day',
  email: (email: string) => `A last email goes to ${email}`,
  emailNote: 'As below',
  note: 'This cannot be undone.',
  keep: 'Keep the person',
  submit: 'Erase for good',
  mismatch: 'This is not the address of the person.',
  done: 'The person is erased.',
}

export const disableCopy = {
  title: 'Disable the account',
  says: (email: string) => `${email} is signed out everywhere`,
  note: 'Purchases stay. Enabling lets the owner sign in again',
  keep: 'Keep it enabled',
  submit: 'Disable the account',
}
