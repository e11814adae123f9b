// The screens Dates and Date: the year calendar, roster, attendance, waiting list and what can be done with a date.
import type { CourseId } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'
import { type Cents, formatMoney } from '#domain/money.ts'
import { words } from '../words.ts'
import { daySpan, longDay } from './times.ts'

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`
const people = (number: number) => count(number, 'person', 'people')
/** 'get' after many, 'gets' after one. */
const verb = (number: number, many: string) => (number === 1 ? `${many}s` : many)

export const calendarCopy = {
  grid: 'Dates by course and month',
  course: 'Course',
  price: (hours: number, price: Cents) => `${hours} CE, ${formatMoney(price).replace('.00', '')}`,
  withoutDate: (number: number) => `${people(number)} without a date`,
  waiting: (number: number) => `${number} waiting`,
  states: { open: '', past: 'past', closed: 'closed', canceled: 'canceled' },
  sample: 'sample',
  add: 'Add a date',
  addIn: (course: string, month: string) => `Add ${course} in ${month}`,
  earlier: 'Earlier',
  later: 'Later',
  thisYear: 'From this month',
  dates: (number: number) => `${count(number, 'date')} in twelve months`,
  seats: (number: number) => `${count(number, 'seat')}`,
  taken: ({ paid, atCheckout, offered }: { paid: number; atCheckout: number; offered: number }) =>
    `${paid} paid, ${atCheckout} at checkout, ${offered} offered`,
  waitFor: (number: number, dates: number) =>
    number === 0
      ? 'Nobody waits'
      : `${people(number)} ${verb(number, 'wait')} for ${count(dates, 'full date')}`,
  keys: { move: 'move', open: 'open', add: 'add in this month' },
}

export const addCopy = {
  title: (course: string, month: string) => `Add ${course} in ${month}`,
  anyTitle: 'Add a date',
  course: 'Course',
  firstDay: 'First day',
  days: 'Days',
  seats: 'Seats',
  until: (end: Day) => `Until ${longDay(end)}.`,
  atOnce: 'The public pages show it at once, with its seats.',
  toTell: (number: number, course: string) =>
    `${people(number)} who ${verb(number, 'have').replace('haves', 'has')} ${course} without a date ${verb(number, 'get')} an email, 15 minutes after the last date is added.`,
  add: (span: string) => `Add ${span}`,
  leave: 'Leave it',
  done: (course: string, span: string) => `${course}, ${span} was added.`,
  needsDay: 'Choose the first day.',
}

export const dateCopy = {
  title: (course: CourseId, start: Day, end: Day, today: Day) =>
    `${words.courseLabel(course)}, ${daySpan(start, end, today)}`,
  withoutDate: (course: CourseId) => `${words.courseLabel(course)}, without a date`,
  signIn: 'Print sign-in sheet',
  write: 'Write to everyone',
  facts: {
    seats: 'Seats',
    of: (paid: number, spots: number) => `${paid} of ${spots} paid`,
    now: 'Now',
    where: 'Where',
    paidFor: 'Paid for it',
    certificates: 'Certificates',
    waiting: 'Waiting',
  },
  certificates: (number: number, hours: number) =>
    number === 0 ? `none yet, ${hours} CE hours` : `${number} issued, ${hours} CE hours`,
  states: {
    open: 'Open to registrations',
    closed: 'Closed to registrations',
    canceled: 'Canceled',
    past: 'Over',
  },
  dayOf: (day: number, days: number) => `Day ${day} of ${days}`,
  begins: (when: string) => `Begins ${when}`,
}

export const rosterCopy = {
  title: 'Roster and attendance',
  note: 'a dark square was there, a struck one was not',
  onlyRoster: 'Roster',
  person: 'Person',
  language: 'Language',
  receipt: 'Receipt',
  hours: 'CE hours',
  certificate: 'Certificate',
  halves: { am: 'am', pm: 'pm' },
  ofHours: (hours: number, all: number) => `${hours} of ${all}`,
  noneYet: 'none yet',
  atCheckout: 'at checkout',
  marks: { there: 'there', absent: 'absent', open: 'not marked' },
  square: (name: string, day: string, half: string, mark: string) => `${name}, ${day} ${half}: ${mark}`,
  markAll: (half: string, number: number) =>
    number === 1 ? `Mark ${half} for one person` : `Mark ${half} for all ${number}`,
  markedNote: (hours: number) =>
    `Single squares can be changed after it. A half-day counts ${hours} CE hours; one that is not marked counts as attended.`,
  thisMorning: 'this morning',
  thisAfternoon: 'this afternoon',
  keys: { square: 'there or not', all: 'whole half-day' },
  empty: 'Nobody has a seat on this date yet.',
  everyone: (half: string) => `Everyone is here, ${half}`,
}

export const waitingCopy = {
  title: 'Waiting list',
  note: (number: number) => (number === 0 ? 'nobody waits' : people(number)),
  offeredUntil: (when: string) => `offered until ${when}`,
  since: (when: string) => `since ${when}`,
  up: 'Move up',
  remove: 'Remove…',
  extend: 'More time…',
  upOf: (name: string) => `Move ${name} up`,
  removeOf: (name: string) => `Remove ${name}`,
  extendOf: (name: string) => `More time for ${name}`,
  movedUp: (name: string) => `${name} moved up.`,
  removeTitle: (name: string) => `Remove ${name} from the waiting list`,
  extendTitle: (name: string) => `Give ${name} more time`,
  removeMain: 'Remove and send the email',
  extendMain: 'Give 24 hours more',
  keep: 'Keep the list',
  removes: (name: string) => `${name} leaves the list and gets an email.`,
  offers: (number: number) => `${people(number)} on the list ${verb(number, 'get')} an offer by email.`,
  extends: (name: string) => `${name} has 24 hours more, and gets an email with the new time.`,
  removed: (name: string) => `${name} is off the list.`,
  extended: (name: string) => `${name} has 24 hours more.`,
}

export const changeCopy = {
  title: 'This date',
  keep: 'Keep the date',
  emails: (number: number) =>
    number === 0
      ? 'Nobody gets an email.'
      : `${count(number, 'email')} ${verb(number, 'go')} out.`.replace('gos', 'goes'),
  emailsNote: ({ english, spanish, academy }: { english: number; spanish: number; academy: number }) =>
    [
      english && `${english} in English`,
      spanish && `${spanish} in Spanish`,
      academy && `${academy} to the academy`,
    ]
      .filter(Boolean)
      .join(', '),
  moved: (number: number, span: string) => `${people(number)} ${verb(number, 'move')} to ${span}.`,
  movedNote: 'They may cancel for a full refund until the course begins, or choose another date.',
  names: (names: readonly string[]) => names.join(', '),
  waitMoves: (number: number) =>
    `${people(number)} on the waiting list ${verb(number, 'keep')} the place, and ${verb(number, 'get')} an email.`,
  waitEnds: (number: number) => `The waiting list ends: ${people(number)} ${verb(number, 'get')} an email.`,
  toTell: (number: number) =>
    `${people(number)} without a date ${verb(number, 'get')} an email about the new days, in 15 minutes.`,
  stays: 'Seats, prices and receipts stay as they are.',
  refunds: (amount: Cents, number: number) => `${formatMoney(amount)} is refunded to ${people(number)}.`,
  refundsNote: 'To the card or account they paid with, at once. It cannot be undone.',
  stopped: (number: number) =>
    `${count(number, 'payment')} in progress ${number === 1 ? 'is' : 'are'} stopped.`,
  offered: (number: number) =>
    `${people(number)} on the waiting list ${verb(number, 'get')} an offer for 24 hours.`,
  gone: 'The public pages no longer show the date.',
  back: 'The public pages show the date again.',
  seatsNow: (spots: number) => `The date has ${count(spots, 'seat')}.`,
  keepsSeats: 'Everybody with a seat keeps it.',
  example: (language: 'en' | 'es') => (language === 'en' ? 'The email in English' : 'The email in Spanish'),
  academyExample: 'The email to the academy',
  stale: 'This changed while the dialog was open. The list below is new; look at it again.',
  seats: {
    verb: 'Change the seats…',
    says: (spots: number) => `${spots} now; more go to the waiting list first`,
    title: 'Change the seats',
    field: 'Seats',
    main: (spots: number) => `Change to ${count(spots, 'seat')}`,
    done: 'The seats were changed.',
  },
  move: {
    verb: 'Move to another day…',
    says: 'Everybody gets an email and may cancel',
    title: (name: string) => `Move ${name}`,
    day: 'New first day',
    days: 'Days',
    main: (number: number) => (number === 0 ? 'Move the date' : `Move the date and ${people(number)}`),
    done: 'The date was moved.',
    choose: 'Choose the new first day.',
  },
  close: {
    verb: 'Close to registrations…',
    says: 'Whoever has a seat keeps it',
    title: 'Close the date to registrations',
    main: 'Close the date',
    done: 'The date is closed.',
  },
  open: {
    verb: 'Open again…',
    says: 'With the same days and seats',
    title: 'Open the date again',
    main: 'Open the date',
    done: 'The date is open.',
  },
  cancel: {
    verb: 'Cancel the date…',
    says: (number: number) =>
      number === 0
        ? 'Nobody has a seat'
        : `${people(number)} ${verb(number, 'get')} a full refund, or another date`,
    title: (name: string) => `Cancel ${name}`,
    how: 'What the registrants get',
    refund: 'A full refund',
    to: (span: string) => `A seat on ${span}`,
    free: (number: number) => `${count(number, 'seat')} free`,
    main: (amount: Cents) => (amount === 0 ? 'Cancel the date' : `Cancel and refund ${formatMoney(amount)}`),
    done: 'The date is canceled.',
  },
  complete: {
    verb: 'Issue certificates…',
    says: 'By attendance; what is not marked counts as attended',
    title: 'Complete the date',
    main: (number: number) => `Issue ${count(number, 'certificate')}`,
    issues: (number: number) => `${people(number)} ${verb(number, 'get')} a certificate by email.`,
    person: (name: string, hours: number, all: number) => `${name}: ${hours} of ${all} CE hours`,
    unmarked: (number: number) => `${count(number, 'half-day')} not marked, counted as attended`,
    absent: (name: string) => `${name} was absent the whole time and gets no certificate.`,
    record: 'Hours go to their accounts and to AGD’s file.',
    done: (number: number) => `${count(number, 'certificate')} issued.`,
    keep: 'Not yet',
  },
  undo: {
    verb: 'Undo the completion…',
    says: 'Certificates are revoked; everybody gets an email',
    title: 'Undo the completion',
    main: (number: number) => `Revoke ${count(number, 'certificate')}`,
    revokes: (number: number) =>
      `${count(number, 'certificate')} ${number === 1 ? 'is' : 'are'} revoked, and the hours are taken back.`,
    done: 'The completion was undone.',
    keep: 'Keep the certificates',
  },
  agd: {
    verb: 'Download AGD’s file…',
    says: 'Attendance for the Academy of General Dentistry',
    title: 'Attendance file for AGD',
    instructor: 'Instructor',
    subject: 'AGD subject code',
    happens: [
      {
        title: 'A CSV file is downloaded',
        note: 'One row for each person with a certificate and an AGD number. Upload it to AGD.',
      },
      { title: 'The record says that you took it' },
    ],
    missing: 'Type the instructor and a code of three digits.',
    main: 'Download the file',
    keep: 'Not now',
    done: 'The file was downloaded.',
  },
  off: {
    begun: (day: string) => `Not any more: it began on ${day}`,
    refunds: 'Not any more. Single refunds are possible',
    ahead: (day: string) => `From ${day}, its last day`,
    canceled: 'The date is canceled',
    closed: 'The date is closed',
    open: 'The date is open',
    nobody: 'Nobody has a seat',
    done: 'All certificates are issued',
    none: 'No certificate was issued',
    role: 'Your role does not include this',
  },
}

export const emailFormCopy = {
  title: 'Email to everyone',
  note: (number: number) => `goes to ${people(number)}, each in their language`,
  to: 'To',
  groups: {
    seated: (number: number) => `${people(number)} with a seat`,
    waiting: (number: number) => `${people(number)} waiting`,
    everyone: (number: number) => `all ${number}`,
  },
  english: 'English',
  spanish: 'Spanish',
  subject: 'Subject',
  text: 'Text',
  missing: 'Not written yet. Spanish readers would get the English text.',
  placeholder: 'Dear {name}, …',
  hint: '{name} becomes the person’s name. Answers go to the academy’s address.',
  send: (number: number) => `Send to ${people(number)}…`,
  trial: 'Send it to me first',
  trialDone: (email: string) => `On its way to ${email}.`,
  preview: (number: number) => `Send to ${people(number)}`,
  recipients: (number: number) => `${people(number)} ${verb(number, 'get')} it once.`,
  main: (number: number) => `Send to ${people(number)} now`,
  keep: 'Go on writing',
  sent: (number: number) => `${count(number, 'email')} on the way.`,
  needs: 'Write a subject and a text in English first.',
  nobody: 'Nobody to write to',
}

export const sheetCopy = {
  title: 'Sign-in sheet',
  name: 'Name',
  halves: (day: string) => ({ am: `${day} am`, pm: `${day} pm` }),
  instructor: 'Instructor’s signature',
}
