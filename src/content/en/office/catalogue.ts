// Courses, prices and words, as staff edit them.
import type { EditedKind } from '#contract/catalogue/edited-kinds.ts'
import type { EntryKindName } from '#contract/catalogue/kinds.ts'
import { fieldLabels, kindLabels } from './entry-labels.ts'

/** The classroom has screens of its own. */
type Kind = Exclude<EntryKindName, 'lesson' | 'outline' | 'question'>

const oneOf: Record<Kind, string> = {
  course: 'course',
  program: 'program',
  price: 'price',
  terms: 'terms',
  faq: 'question',
  faculty: 'faculty member',
  testimonial: 'testimonial',
  article: 'article',
  resource: 'checklist',
  glossary: 'term',
  promotion: 'promotion',
  'home-page': 'page',
  'about-page': 'page',
  'fridge-page': 'page',
  'regional-page': 'page',
  'contact-page': 'page',
}

/** 'testimonial' and 'Testimonials' */
export function kindNames(kind: EntryKindName): { one: string; many: string } {
  const one: string | undefined = oneOf[kind as Kind]
  return { one: one ?? kind, many: kindLabels[kind as EditedKind] ?? kind }
}

export const languageNames = { en: 'English', es: 'Spanish' }

/** Of courses, programs and prices. The others are in entry-labels.ts; a field without a label is named after itself. */
const courseFields: Record<string, string> = {
  label: 'Short name',
  title: 'Name',
  ceKind: 'CE kind',
  ceHours: 'CE hours',
  selfStudyHours: 'Hours of self-study',
  days: 'Days of a date',
  prerequisite: 'What it requires',
  summary: 'Short line',
  covers: 'Topics, one a line',
  outcomes: 'Outcomes, one a line',
  program: 'Day by day',
  parts: 'Parts, one a line',
  films: 'Films, one id a line',
  questions: 'Questions on its page',
  photo: 'Picture',
  retired: 'Retired: not sold any more',
  slug: 'Address under /courses',
  position: 'Place in lists, from the smallest',
  courses: 'Courses',
}

const termFields: Record<string, string> = {
  depositPercent: 'Deposit, percent',
  mostPayments: 'Monthly payments after the deposit, at most',
  firstAfterDays: 'Days from the purchase to the first of them, at least',
  lastBeforeDays: 'Days from the last of them to the first course, at least',
  reminderDays: 'Reminder, days before a payment',
  firstRetryDay: 'First new try, days after the due day',
  secondRetryDay: 'Second new try, days after the due day',
  taskDay: 'Task for staff, days after the due day',
  noticeHours: 'Notice before a seat is given away, hours',
  onlyItems: 'Only these can be paid in parts. None chosen: all',
  creditMonths: 'New credit can be used for, months',
  returnedCreditDays: 'Credit that a cancellation returns, for at least, days',
}

const optionNames: Record<string, string> = {
  en: 'English',
  es: 'Spanish',
  payment: 'Registration and refunds',
  'hands-on': 'Hands-on',
}

function inWords(name: string): string {
  const spaced = name
    .replaceAll(/([A-Z])/g, ' $1')
    .replaceAll('-', ' ')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

export function fieldName(kind: EntryKindName, name: string): string {
  const isCourse = kind === 'course' || kind === 'program' || kind === 'price'
  const own = kind === 'terms' ? termFields[name] : isCourse ? courseFields[name] : undefined
  return own ?? fieldLabels[name] ?? inWords(name)
}
export const optionName = (option: string) => optionNames[option] ?? inWords(option)

const changes = (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`

export const entryCopy = {
  find: (kind: string) => `Find a ${kind}`,
  add: (kind: string) => `Add a ${kind}`,
  newOne: (kind: string) => `New ${kind}`,
  choose: (kind: string) => `Choose a ${kind}, or add one.`,
  none: 'Nothing is here yet.',
  noneFound: 'Nothing has these words.',
  id: 'Id',
  idHint: 'Small letters and digits. It stays for good.',
  draft: 'draft',
  retired: 'retired',
  hidden: 'hidden',
  scheduled: (when: string) => `from ${when}`,
  bothChanged: 'the site’s update differs',
  noSpanish: 'no Spanish',
  olderSpanish: 'Spanish older',
  missing: 'Not translated: the page shows the English text.',
  outdated: 'Older than the English text.',
  settings: 'Settings',
  changed: 'changed',
  yes: 'Yes',
  no: 'No',
  empty: 'empty',
  addRow: 'Add one',
  removeRow: (number: number) => `Remove number ${number}`,
  remove: (label: string) => `Remove ${label}`,
  addTo: (field: string) => `Add to ${field}`,
  onThePage: 'As the public sees it',
  previewLanguage: 'Language of the preview',
  whatChanges: 'What publishing changes',
  onThePages: (count: number) => `${count}, on the pages at once`,
  nothingChanges: 'Nothing yet.',
  markdown: '**bold**, *italic*, [words](/path of the site); an empty line begins a paragraph.',
  figures:
    '{price:fellowship}, {savings:fellowship}, {hours:module1}, {terms:deposit}, {terms:payments} and {terms:before} are filled in.',
  limited: 'Your role saves drafts of its own courses. The office publishes them.',
  readOnly: 'Your role reads this. It cannot change it.',
}

/** A draft at its real address. */
export const draftPreview = {
  link: 'The saved draft on its page',
  title: 'Draft: ',
  fails: (reason: string) => `The page cannot be shown with this draft: ${reason}`,
}

export const editorCopy = {
  save: 'Save the draft',
  saved: 'The draft is saved. No visitor sees it.',
  discard: 'Delete the draft',
  discarded: 'The draft is deleted.',
  undo: 'Undo what I typed',
  show: 'Show what changes',
  publish: (count: number) => `Publish ${changes(count)}…`,
  nothing: 'Nothing was changed.',
  noDraft: 'Save a draft first.',
  notYours: 'Your role does not publish this.',
  kept: (when: string) => `draft saved ${when}`,
  unsaved: 'not saved yet',
  typedOn: 'What you typed is kept while the office is open.',
}

export const publishCopy = {
  title: (name: string) => `Publish ${name}`,
  when: 'When',
  atOnce: 'At once',
  later: 'From a day on',
  day: 'First day',
  dayHint: 'It holds from midnight in Los Angeles.',
  dayMissing: 'Choose the day.',
  submit: (count: number) => `Publish ${changes(count)}`,
  leave: 'Keep the draft',
  shown: 'Every page shows it within two seconds',
  shownFrom: (day: string) => `Every page shows it from ${day} on`,
  kept: 'The version before stays in the history',
  bought: 'What was bought keeps its own price and terms',
  missing: (count: number) =>
    `${count} ${count === 1 ? 'text has' : 'texts have'} no Spanish: its page shows the English one`,
  done: 'Published. The pages show it within two seconds.',
  doneLater: (day: string) => `It will be published on ${day}.`,
}

export const historyCopy = {
  title: 'History',
  versions: (count: number) => `${count} ${count === 1 ? 'version' : 'versions'}`,
  none: 'Nothing was published yet.',
  release: 'came with the site',
  states: {
    current: 'shown now',
    scheduled: 'scheduled',
    past: '',
    'taken back': 'taken back',
    offered: 'offered by an update of the site',
  },
  from: (day: string) => `holds from ${day}`,
  first: 'Added',
  compare: 'Compare',
  compareTitle: (version: number) => `Version ${version} and what is shown now`,
  same: 'Both are the same.',
  asDraft: 'Use as a draft',
  asDraftDone: 'The form now has that version. Save it as a draft, or publish it.',
  takeBack: 'Take it back…',
  takeBackTitle: (version: number) => `Take version ${version} back`,
  takeBackSubmit: 'Take it back',
  takeBackLeave: 'Keep it',
  takeBackHappens: [
    { title: 'The version before it is shown again', note: 'Within two seconds.' },
    { title: 'It stays in the history, marked as taken back' },
  ],
  takenBack: 'Taken back. The version before it is shown again.',
  close: 'Close',
}

export const entryStaleCopy = {
  title: 'Somebody else saved first',
  leave: 'Take theirs',
  submit: 'Save this choice as the draft',
  unknown: 'Somebody',
}

export const coursesCopy = {
  add: 'Add a course…',
  columns: { course: 'Course', hours: 'CE hours', price: 'Price', dates: 'Dates ahead', state: 'State' },
  sold: 'Sold',
  noPrice: 'Needs a price',
  notPublished: 'Not published',
  addTitle: 'Add a course',
  addLead: 'The id names the course in addresses, rows and emails. It stays for good.',
  idWrong: 'Small letters and digits, such as module5.',
  idTaken: 'There is a course with this id.',
  addSubmit: 'Write its words',
  addLeave: 'Add none',
  dates: (count: number) => `${count} ${count === 1 ? 'date' : 'dates'} ahead`,
  toDates: 'Dates',
  toPrice: 'Change the price',
  prices: 'Prices',
  pricesNote: 'a price holds from its day until the next; what was bought keeps its own',
  listed: 'Listed price',
  early: 'Early price',
  requires: 'Requires',
  location: 'Location',
  hours: (hours: number) => `${hours} CE hours`,
  soldNow: 'sold',
  notSold: 'not sold',
  unpriced: 'It is not sold before it has a price.',
}

export const pricesCopy = {
  columns: {
    item: 'Item',
    charged: 'Charged',
    listed: 'Listed',
    rule: 'Rule',
    savings: 'Savings',
    next: 'Next',
  },
  from: 'Holds from',
  by: 'By',
  always: 'from the beginning',
  today: 'today',
  charged: 'Charged, or early price',
  one: 'Price',
  listed: 'Listed price',
  dollars: 'Dollars and cents, such as 2850.00',
  wrong: 'Write dollars and cents like 14.25.',
  rule: 'What registration charges',
  fixed: 'Always the charged price',
  early: 'The early price until some time before the first day, then the listed price',
  hasEarly: 'The pages show an early price',
  count: 'Ends how long before the first day',
  unit: 'Unit',
  units: { days: 'days', weeks: 'weeks', months: 'months' },
  ruleShort: {
    fixed: 'always the charged price',
    early: (count: number, unit: string) => `early until ${count} ${unit} before, then listed`,
  },
  savingsTitle: 'Savings on the pages',
  stated: 'As stated',
  calculated: 'As the prices give it',
  percent: 'Percent',
  savingsDiffers: (stated: number, calculated: number) =>
    `The pages say ${stated} %. The prices give ${calculated} %.`,
  includes: (courses: string) => `It includes ${courses}.`,
  savingsRole: 'Owner and desk publish the savings.',
  none: '–',
  note: 'What was bought keeps the price of its own day. Half-paid orders keep theirs too.',
}

export const keysOf = { publish: 'Publish', add: 'Add one' }

export const mediaCopy = {
  add: 'Add a picture…',
  addTitle: 'Add a picture',
  lead: 'JPEG, PNG, WebP or AVIF, at least 1200 pixels wide, at most 10 MB and 40 megapixels.',
  file: 'File',
  altEn: 'In words, for those who do not see it, English',
  altEs: 'In words, for those who do not see it, Spanish',
  missing: 'Choose a file and describe it in both languages.',
  happens: [
    { title: 'The picture is encoded again, at the widths of the site' },
    { title: 'Names of places and cameras in the file are removed' },
    { title: 'Fields with a picture can name it' },
  ],
  submit: 'Add the picture',
  leave: 'Add none',
  done: 'The picture was added.',
  none: 'No picture was added yet.',
}
