// What staff can do with a date: its dialogs, and why something is not possible.
import { type Cents, formatMoney } from '#domain/money/money.ts'
import { counted, people, verb } from '../counted.ts'

export const changeCopy = {
  title: 'This date',
  keep: 'Keep the date',
  emails: (number: number) =>
    number === 0
      ? 'Nobody gets an email.'
      : `${counted(number, 'email')} ${verb(number, 'go')} out.`.replace('gos', 'goes'),
  emailsNote: ({ english, spanish, academy }: { english: number; spanish: number; academy: number }) =>
    [
      english && `${english} in English`,
      spanish && `${spanish} in Spanish`,
      academy && `${academy} to the academy`,
    ]
      .filter(Boolean)
      .join(', '),
  moved: (number: number, span: string) => `${people(number)} ${verb(number, 'move')} to ${span}.`,
  movedNote:
    'They may cancel for a full refund until the course begins, or choose another date. Those who bought the new day keep the refund policy.',
  lengthNote: 'The first day stays, so the refund policy applies as before.',
  names: (names: readonly string[]) => names.join(', '),
  waitMoves: (number: number) =>
    `${people(number)} on the waiting list ${verb(number, 'keep')} the place, and ${verb(number, 'get')} an email.`,
  waitEnds: (number: number) => `The waiting list ends: ${people(number)} ${verb(number, 'get')} an email.`,
  toTell: (number: number) =>
    `${people(number)} without a date ${verb(number, 'get')} an email about the new days, in 15 minutes.`,
  stays: 'Seats, prices and receipts stay as they are.',
  asked: (number: number, day: string) =>
    `${people(number)} ${verb(number, 'choose')} by ${day}: a refund, credit or another date.`,
  askedNote: ({ refunds, forgiven }: { refunds: Cents; forgiven: Cents }) =>
    [
      `Without an answer, the site refunds the payments: ${formatMoney(refunds)} at most.`,
      forgiven > 0 && `Of plans, ${formatMoney(forgiven)} is then no longer to pay.`,
    ]
      .filter(Boolean)
      .join(' '),
  ends: (number: number) =>
    `${people(number)} ${verb(number, 'lose')} the course at once: the bank has returned the payment.`,
  stopped: (number: number) =>
    `${counted(number, 'payment')} in progress ${number === 1 ? 'is' : 'are'} stopped.`,
  offered: (number: number) =>
    `${people(number)} on the waiting list ${verb(number, 'get')} an offer for 24 hours.`,
  gone: 'The public pages no longer show the date.',
  back: 'The public pages show the date again.',
  seatsNow: (spots: number) => `The date has ${counted(spots, 'seat')}.`,
  keepsSeats: 'Everybody with a seat keeps it.',
  stale: 'This changed while the dialog was open. The list below is new; look at it again.',
  seats: {
    verb: 'Change the seats…',
    says: (spots: number) => `${spots} now; more go to the waiting list first`,
    title: 'Change the seats',
    field: 'Seats',
    main: (spots: number) => `Change to ${counted(spots, 'seat')}`,
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
        : `${people(number)} ${verb(number, 'choose')} a refund, credit or another date`,
    title: (name: string) => `Cancel ${name}`,
    how: 'What the registrants get',
    ask: 'Their own choice: a refund, credit or another date',
    to: (span: string) => `A seat on ${span}`,
    free: (number: number) => `${counted(number, 'seat')} free`,
    main: 'Cancel the date',
    done: 'The date is canceled.',
  },
  complete: {
    verb: 'Issue certificates…',
    says: 'By attendance; what is not marked counts as attended',
    title: 'Issue certificates',
    main: (number: number) => `Issue ${counted(number, 'certificate')}`,
    issues: (number: number) => `${people(number)} ${verb(number, 'get')} a certificate by email.`,
    person: (name: string, hours: number, all: number) => `${name}: ${hours} of ${all} CE hours`,
    unmarked: (number: number) => `${counted(number, 'half-day')} not marked, counted as attended`,
    absent: (name: string) => `${name} was absent the whole time and gets no certificate.`,
    record: 'Hours go to their accounts and to AGD’s file.',
    done: (number: number) => `${counted(number, 'certificate')} issued.`,
    keep: 'Not yet',
  },
  undo: {
    verb: 'Undo the completion…',
    says: 'Certificates are revoked; everybody gets an email',
    title: 'Undo the completion',
    main: (number: number) => `Revoke ${counted(number, 'certificate')}`,
    revokes: (number: number) =>
      `${counted(number, 'certificate')} ${number === 1 ? 'is' : 'are'} revoked, and the hours are taken back.`,
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
