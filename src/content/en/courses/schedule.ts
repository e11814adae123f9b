import { copy as registerCopy } from '../registration/register.ts'
import { copy as coursesCopy } from './courses.ts'

const { panel } = coursesCopy

export const copy = {
  meta: {
    title: 'The year ahead: all course dates',
    description:
      'Every course date of the next twelve months, with free seats, early prices and refund days, and the dates that complete a program.',
  },
  title: 'The year ahead',
  lead: (spots: number) =>
    `Every date that can be booked, with the seats still free. ${spots}\u00a0seats\u00a0on\u00a0each.`,
  panel,
  seats: (spots: number) => `${spots} seats`,
  months: {
    short: [
      'Jan',
      'Feb',
      'Mar',
      'Apr',
      'May',
      'June',
      'July',
      'Aug',
      'Sept',
      'Oct',
      'Nov',
      'Dec',
    ] as readonly string[],
    long: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ] as readonly string[],
  },
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as readonly string[],
  toMonth: (first: string, last: string) => `${first} to ${last}`,
  toWeekday: (first: string, last: string) => `${first} to ${last}`,
  /** The days of a date whose month is named beside it. */
  untilOtherMonth: (first: number, last: number, month: string) => `${first}–${month} ${last}`,
  year: {
    label: 'Twelve months',
    module: 'Module, three days',
    clinical: 'Clinical, six days',
    show: 'Show',
    all: 'All dates',
    modules: 'Modules',
    clinicals: 'Clinicals',
  },
  next: {
    mark: 'Next date',
    about: (name: string) => `All about ${name}`,
    location: panel.location,
    early: (price: string, day: string) => `${price} until ${day}`,
  },
  earlyUntil: (day: string) => `Early price until ${day}`,
  refund: {
    name: 'Refund',
    full: (day: string) => `100% back until ${day}`,
    half: (day: string) => `50% back until ${day}`,
    /** Where nothing next to it says that it is a refund. */
    alone: (line: string) => line,
  },
  noDates: 'No dates',
  later: 'Later',
  toBeAnnounced: (courses: string) =>
    `${courses}: dates to be announced. Register now, choose the date later.`,
  path: {
    title: 'A path through the dates',
    lead: 'The earliest free dates of each program that do not overlap.',
    completeBy: {
      fellowship: (month: string, year: number) => `Fellowship complete by ${month} ${year}`,
      mastership: (month: string, year: number) => `Mastership complete by ${month} ${year}`,
    },
    open: {
      fellowship: (count: number, total: number) =>
        `Fellowship: ${count}\u00a0of\u00a0${total} dates are set`,
      mastership: (count: number, total: number) =>
        `Mastership: ${count}\u00a0of\u00a0${total} dates are set`,
    },
    toBeAnnounced: 'Dates to be announced',
    noneFits: 'No date fits yet',
    programs: panel.programs,
  },
  keep: {
    title: 'Into your own calendar',
    text: 'One address for all dates. A calendar that subscribes to it updates when a date moves.',
    add: 'Add all dates',
    print: 'Print the year',
  },
  sample: registerCopy.courses.samples,
}
export type Copy = typeof copy
