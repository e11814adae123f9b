// The list of registrations, and the words of a registration that other screens share.
import { mostAddedUp, type OfficeRegistrationRow } from '#contract/office/registrations.ts'
import type { Language } from '#domain/people/language.ts'
import type { RegistrationStatus } from '#domain/registrations/registration.ts'
import { counted, people, verb } from '../counted.ts'

type Kind = 'done' | 'over' | 'waits' | 'failed' | 'none'

const statuses: Record<RegistrationStatus, { word: string; kind: Kind }> = {
  awaiting_payment: { word: 'Awaiting payment', kind: 'waits' },
  completed: { word: 'Confirmed', kind: 'done' },
  refund_pending: { word: 'Refund pending', kind: 'waits' },
  partially_refunded: { word: 'Partly refunded', kind: 'over' },
  refunded: { word: 'Refunded', kind: 'over' },
  expired: { word: 'Not finished', kind: 'over' },
  canceled: { word: 'Canceled', kind: 'over' },
  needs_review: { word: 'Needs review', kind: 'failed' },
}

/** An open dispute is what somebody has to look at first. */
export function statusOf({ status, dispute }: Pick<OfficeRegistrationRow, 'status' | 'dispute'>) {
  if (dispute === 'open') return { word: 'Disputed', kind: 'failed' as const }
  if (dispute === 'inquiry') return { word: 'Bank asks', kind: 'waits' as const }
  return statuses[status]
}

export const statusWord = (status: RegistrationStatus) => statuses[status].word

export const languageWords: Record<Language, string> = { en: 'English', es: 'Spanish' }

/** Somebody whose data was erased. */
export const erasedName = 'Erased person'

const tooMany = mostAddedUp.toLocaleString('en-US')

export const registrationsCopy = {
  search: 'Name, email, phone, receipt',
  views: 'Views',
  all: 'All',
  awaiting: 'Awaiting payment',
  refunds: 'Refund pending',
  review: 'Needs review',
  disputed: 'Disputed',
  withoutDate: 'Without a date',
  number: 'No.',
  registered: 'Registered',
  person: 'Person',
  what: 'What',
  firstDay: 'First day',
  status: 'Status',
  paidNet: 'Paid, net',
  due: 'Due',
  canceled: 'Canceled',
  sums: (count: number) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? 'registration' : 'registrations'} in this view`,
  takenOff: (refunded: string, disputed: string | null) =>
    disputed === null
      ? `refunded ${refunded} is taken off`
      : `refunded ${refunded} and in dispute ${disputed} are taken off`,
  tooMany: `More than ${tooMany} registrations in this view`,
  tooManyNote: 'too many to add up in a list; one more filter shows the sums',
  span: (from: string, to: string, shown: number, count: number | undefined) =>
    `${from === to ? from : `${from} to ${to}`}, ${shown} of ${count?.toLocaleString('en-US') ?? `more than ${tooMany}`}`,
  export: (count: number | undefined) =>
    count === undefined ? 'Export all rows' : `Export ${counted(count, 'row')}`,
  copyLink: 'Copy link to this view',
  copied: 'The link to this view is copied.',
  copyAddresses: (count: number) => `Copy ${count} ${count === 1 ? 'address' : 'addresses'}`,
  addressesCopied: (count: number) => `${count} ${count === 1 ? 'address is' : 'addresses are'} copied.`,
  paid: (sum: string) => `${sum} paid`,
  none: 'No registration',
  noneHere: 'No registration fits',
  dueNote: (sum: string) => `${sum} due`,
  filters: {
    title: 'Filter the list',
    apply: 'Show',
    keep: 'Leave it as it is',
    any: 'Any',
    status: 'Status',
    dispute: 'Dispute',
    course: 'Course',
    date: 'First day of the date',
    from: 'Registered from',
    to: 'Registered until',
    paidFrom: 'Paid from',
    paidTo: 'Paid until',
    language: 'Language',
    country: 'Country, two letters',
    none: 'without a date',
  },
  disputes: { inquiry: 'Bank asks', open: 'Open', won: 'Won', lost: 'Lost' },
}

export const bulkCopy = {
  write: (number: number) => `Write to ${people(number)}…`,
  writeTitle: (number: number) => `Write to ${people(number)}`,
  writeNothing: 'Write nothing',
  move: 'Move to a date…',
  moveTitle: 'Move to a date',
  moveChoose: 'Choose a course and a date. What will happen is shown here.',
  moveKeep: 'Keep their dates',
  moveMain: (number: number, span: string) => `Move ${people(number)} to ${span}`,
  moveDone: (span: string) => `Moved to ${span}.`,
  holds: (number: number) => `${people(number)} ${number === 1 ? 'has' : 'have'} it`,
  noCourse: 'None of these registrations has a course that can be moved.',
  moves: (course: string, number: number, span: string) =>
    `${people(number)} ${verb(number, 'move')} to ${course}, ${span}.`,
  seatsAfter: (left: number, span: string) => `${span} has ${counted(left, 'seat')} left.`,
  frees: (number: number, day: string) =>
    `${counted(number, 'seat')} of the date from ${day} ${number === 1 ? 'is' : 'are'} free. The waiting list gets ${number === 1 ? 'it' : 'them'} first.`,
  stays: (number: number) =>
    `${people(number)} ${verb(number, 'stay')}: without the course, or on this date already.`,
  noMoney: 'No money moves. Prices and receipts stay as they are.',
  stepsStay: (number: number) =>
    `${people(number)} ${verb(number, 'keep')} the refund steps of the former date. More needs a second person.`,
}

export const viewsCopy = {
  keep: 'Keep this view…',
  drop: 'Drop this view',
  title: 'Keep this view',
  name: 'Name',
  nameHint: 'Only you see it. A name that you used before gets the new filters.',
  withoutSearch: 'What is typed in the search is not kept.',
  leave: 'Keep nothing',
  submit: 'Keep the view',
  kept: (name: string) => `“${name}” is kept.`,
  dropped: (name: string) => `“${name}” is dropped.`,
}
