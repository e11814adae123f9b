// The screens Dates and Date: the year calendar, roster, attendance, waiting list and what can be done with a date.
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import { type Cents, formatMoney } from '#domain/money/money.ts'
import { academy } from '../../../academy.ts'
import { words } from '../../words.ts'
import { counted, people, verb } from '../counted.ts'
import { daySpan, longDay } from '../times.ts'

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
  dates: (number: number) => `${counted(number, 'date')} in twelve months`,
  seats: (number: number) => `${counted(number, 'seat')}`,
  taken: ({ paid, atCheckout, offered }: { paid: number; atCheckout: number; offered: number }) =>
    `${paid} paid, ${atCheckout} at checkout, ${offered} offered`,
  waitFor: (number: number, dates: number) =>
    number === 0
      ? 'Nobody waits'
      : `${people(number)} ${verb(number, 'wait')} for ${counted(dates, 'full date')}`,
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
  movedTitle: 'Moved to another day',
  movedOpen: 'Open the date',
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
  note: 'dark: there; struck: absent; empty: not marked, and counts as there',
  onlyRoster: 'Roster',
  person: 'Person',
  language: 'Language',
  receipt: 'Receipt',
  hours: 'CE hours',
  certificate: 'Certificate',
  halves: { am: 'am', pm: 'pm' },
  /** Null before the date begins. */
  ofHours: (hours: number | null, all: number) => (hours === null ? `${all} in all` : `${hours} of ${all}`),
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
  keys: { square: 'change a square', all: 'mark everyone there now' },
  empty: 'Nobody has a seat on this date yet.',
  everyone: (half: string) => `Everyone is here, ${half}`,
}

export const answersCopy = {
  title: 'What the registrants chose',
  note: (answered: number, all: number) => `${answered} of ${all} have chosen`,
  open: (day: string) => `Not yet. Refund after ${day}`,
  chosen: (day: string) => `Another date: ${day}`,
  answers: {
    card: 'A refund',
    credit: 'Credit',
    date: 'Another date',
    none: 'No answer: refunded',
    ended: 'Ended in another way',
  },
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
  keepTime: 'Keep the time',
  removes: (name: string) => `${name} leaves the list and gets an email.`,
  offers: (number: number) => `${people(number)} on the list ${verb(number, 'get')} an offer by email.`,
  extends: (name: string) => `${name} has 24 hours more, and gets an email with the new time.`,
  removed: (name: string) => `${name} is off the list.`,
  extended: (name: string) => `${name} has 24 hours more.`,
}

export const emailFormCopy = {
  title: 'Email to everyone',
  note: (number: number) => `goes to ${people(number)}${number === 1 ? '' : ', each'} in their language`,
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
  notNeeded: 'Nobody here reads Spanish. You can leave it empty.',
  placeholder: 'Dear {name}, …',
  hint: '{name} becomes the person’s name. Answers go to the academy’s address.',
  send: (number: number) => `Send to ${people(number)}…`,
  trial: 'Send it to me first',
  trialDone: (email: string) => `On its way to ${email}.`,
  preview: (number: number) => `Send to ${people(number)}`,
  recipients: (number: number) => `${people(number)} ${verb(number, 'get')} it once`,
  main: (number: number) => `Send to ${people(number)} now`,
  keep: 'Go on writing',
  sent: (number: number) => `${counted(number, 'email')} on the way.`,
  needs: 'Write a subject and a text in English first.',
  nobody: 'Nobody to write to',
}

export const sheetCopy = {
  title: (start: Day) => `Sign-in sheet, ${academy.name}, from ${words.formatDay(start)}`,
  name: 'Name',
  instructor: 'Instructor’s signature',
}
