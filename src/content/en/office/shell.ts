// The office's frame: rail, keys, palette, and the states that every screen shares.
import { academy } from '../../academy.ts'

export const documentTitle = `The office · ${academy.name}`

export const screenTitle = (title: string) => `${title} · The office`

export const screenNames = {
  today: 'Today',
  registrations: 'Registrations',
  registration: 'Registration',
  dates: 'Dates',
  date: 'Date',
  people: 'People',
  person: 'Person',
  money: 'Money',
  offers: 'Offers',
  figures: 'Figures',
  awards: 'Awards',
  emails: 'Emails',
  courses: 'Courses',
  course: 'Course',
  prices: 'Prices',
  price: 'Price',
  terms: 'Terms of payment and credit',
  words: 'Words',
  faculty: 'Faculty',
  media: 'Media',
  classroom: 'Classroom',
  lesson: 'Lesson',
  question: 'Question',
  staff: 'Staff',
  record: 'Record',
  reconciliation: 'Reconciliation',
  you: 'Your sign-in',
}

export const shellCopy = {
  logo: academy.name,
  rail: 'Screens',
  phoneBar: 'Main screens',
  skip: 'Skip to the content',
  find: 'Find or do…',
  findShort: 'Find',
  more: 'More',
  needsSomebody: 'need somebody',
  signOut: 'Sign out',
  you: 'Your sign-in',
}

export const stateCopy = {
  loading: 'Loading',
  tryAgain: 'Try again',
  failed: 'This did not load.',
  shownFrom: (time: string) => `What is shown is of ${time} and may be old.`,
  offline: 'No connection.',
  offlineNote: 'You can read; changes wait for it.',
  since: (time: string) => `since ${time}`,
  noAnswer: 'The office did not answer. Check the connection and try again.',
  unexpected: 'The office could not do this. Try again; if it goes on, tell the owner.',
  brokenScreen: 'This screen failed.',
  brokenScreenNote: 'Load it again. What you had typed here is lost.',
  loadAgain: 'Load again',
  newRelease: 'The office was updated.',
  newReleaseNote: 'Load it again to go on.',
  notFound: 'There is no such screen',
  notFoundNote: 'The address may be mistyped, or what it names was removed.',
  toToday: 'Go to Today',
  notAllowed: 'Your role does not include this.',
  notAllowedNote: (role: string) => `You are signed in as ${role}. An owner can change your role.`,
  refused: 'This was refused.',
}

export const tableCopy = {
  newer: 'Newer',
  older: 'Older',
  paging: 'Pages of the list',
  select: (row: string) => `Select ${row}`,
  selectAll: 'Select all rows shown',
  selected: (count: number) => `${count} selected`,
  clear: 'Clear',
  addFilter: 'Filter',
  dropFilter: (name: string) => `Drop the filter ${name}`,
  sortedUp: 'first to last',
  sortedDown: 'last to first',
  without: (value: string, count: number) =>
    `Without “${value}” there ${count === 1 ? 'is' : 'are'} ${count}.`,
  showThem: 'Show them',
  asTable: 'Table',
  asPlot: 'Plot',
}

export const seatCopy = {
  paid: 'paid',
  held: 'at checkout',
  offered: 'offered',
  free: 'free',
  all: (parts: readonly string[]) => `Seats: ${parts.join(', ')}`,
}

export const ledgerCopy = {
  day: 'Day',
  what: 'What',
  reference: 'Reference',
  in: 'In',
  back: 'Back',
  owed: 'Owed',
  today: 'Today',
  expected: 'expected',
  overdue: 'overdue',
}

export const timelineCopy = { email: 'Emails', money: 'Money', staff: 'Staff', failure: 'Failure' }

export const dialogCopy = {
  whatWillHappen: 'What will happen',
  close: 'Close',
  preview: 'The email',
  languages: { en: 'English', es: 'Español' },
  toAcademy: 'To the academy',
  typeToGoOn: (name: string) => `Type ${name} to go on`,
}

export const staleCopy = {
  changedBy: (who: string, ago: string) => `Changed by ${who} ${ago}.`,
  explained: (time: string) =>
    `Nothing of yours was saved yet, nothing is lost. This is what changed since you opened it at ${time}; choose line by line.`,
  opened: 'When you opened it',
  yours: 'Yours',
  same: 'the same',
  notChangedByYou: 'not changed by you',
}

export const toastCopy = { undo: 'Undo', see: 'See it', region: 'Messages' }

export const paletteCopy = {
  label: 'Find or do',
  groups: { do: 'Do', registrations: 'Registrations', people: 'People', go: 'Go' },
  move: 'move',
  open: 'open',
  newTab: 'in a new tab',
  rule: 'Nothing is done from here without its own page or dialog',
  nothing: 'Nothing found',
  failed: 'The search did not answer.',
  close: 'Close',
}

export const keysCopy = {
  title: 'Keys',
  here: 'On this screen',
  everywhere: 'Everywhere',
  singleLetters: 'Use single letters as keys',
  singleLettersNote: 'Turn this off if you dictate, or if keys get in your way. ⌘K, ⌘↵ and esc always work.',
  palette: 'Find or do',
  search: 'Search this list',
  list: 'List the keys',
  go: (screen: string) => `Go to ${screen}`,
  next: 'Next row',
  previous: 'Row before',
  open: 'Open the row',
  select: 'Select the row',
  selectTo: 'Select to here',
  back: 'Back',
  undo: 'Undo',
  main: 'The main button',
  newer: 'Newer page',
  older: 'Older page',
}
