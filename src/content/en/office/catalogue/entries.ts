// Entries with drafts, versions and a history, as every editor of the office speaks of them.
import type { EntryKindName } from '#contract/catalogue/kinds.ts'
import { counted } from '../counted.ts'
import { fieldLabels } from './entry-labels.ts'

export const languageNames = { en: 'English', es: 'Spanish' }

/** Of courses, programs and prices. The others are in entry-labels.ts; a field without a label is named after itself. */
const courseFields: Record<string, string> = {
  label: 'Short name',
  title: 'Name',
  ceKind: 'CE kind',
  ceHours: 'CE hours',
  selfStudyHours: 'Hours of self-study',
  days: 'Days of a date',
  dailyHours: 'Daily hours',
  place: 'Place, if not the academy’s own',
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
  own: 'Of these, not part of the smaller program',
}

/** Of lessons, outlines and questions. */
const classroomFields: Record<string, string> = {
  answer: 'The right option, counted from 0',
  downloads: 'Downloads',
  hidden: 'Not drawn any more',
  minutes: 'Minutes',
  topic: 'Lesson to read again',
  units: 'Units and lessons',
  why: 'Why it is right',
}

const ofCourses: readonly EntryKindName[] = ['course', 'program', 'price']
const ofClassroom: readonly EntryKindName[] = ['lesson', 'outline', 'question']
export const isClassroomKind = (kind: EntryKindName) => ofClassroom.includes(kind)

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
  answerDays: 'Days to choose after the academy cancels a date',
  approvalDollars: 'Refunds, canceled dates and credit above this need a second person, dollars',
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

function ownLabels(kind: EntryKindName): Record<string, string> {
  if (kind === 'terms') return termFields
  if (ofCourses.includes(kind)) return courseFields
  return isClassroomKind(kind) ? classroomFields : {}
}

export function fieldName(kind: EntryKindName, name: string): string {
  return ownLabels(kind)[name] ?? fieldLabels[name] ?? inWords(name)
}
export const optionName = (option: string) => optionNames[option] ?? inWords(option)

const changes = (count: number) => counted(count, 'change')
const oneOf = (kind: string) => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`

export const entryCopy = {
  find: (kind: string) => `Find ${oneOf(kind)}`,
  add: (kind: string) => `Add ${oneOf(kind)}`,
  choose: (kind: string) => `Choose ${oneOf(kind)}, or add one.`,
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
  addRow: 'Add one',
  removeRow: (number: number) => `Remove number ${number}`,
  remove: (label: string) => `Remove ${label}`,
  addTo: (field: string) => `Add to ${field}`,
  onThePage: 'As the public sees it',
  previewLanguage: 'Language of the preview',
  whatChanges: 'What publishing changes',
  showChanges: 'Show what changes',
  onThePages: (count: number) => `${count}, on the pages at once`,
  nothingChanges: 'Nothing yet.',
  markdown: '**bold**, *italic*, [words](/path of the site); an empty line begins a paragraph.',
  figures:
    '{price:fellowship}, {savings:fellowship}, {hours:module1}, {terms:deposit}, {terms:payments}, {terms:before}, {academy:city} and {academy:place} are filled in.',
}

export const editorCopy = {
  save: 'Save the draft',
  saved: 'The draft is saved. No visitor sees it.',
  discard: 'Delete the draft',
  discarded: 'The draft is deleted.',
  undo: 'Undo what I typed',
  publish: (count: number) => (count === 0 ? 'Publish…' : `Publish ${changes(count)}…`),
  publishKey: 'Publish',
  nothing: 'Nothing was changed.',
  kept: (when: string, by: string | null) => `Draft saved ${when}${by ? ` by ${by}` : ''}`,
  saving: 'Saving…',
  unsaved: 'Not saved yet',
  limited: 'Your role saves drafts of its own courses. The office publishes them.',
  readOnly: 'Your role reads this. It cannot change it.',
}

export const publishCopy = {
  title: (name: string) => `Publish: ${name}`,
  when: 'When',
  atOnce: 'At once',
  later: 'From a day on',
  day: 'First day',
  dayHint: 'It holds from midnight in Los Angeles.',
  dayMissing: 'Choose the day.',
  submit: (count: number) => (count === 0 ? 'Publish' : `Publish ${changes(count)}`),
  leave: 'Keep the draft',
  shown: 'Every page shows it within two seconds',
  shownFrom: (day: string) => `Every page shows it from ${day} on`,
  kept: 'The version before stays in the history',
  bought: 'What was bought keeps its own price and terms',
  progress: 'Nobody loses progress',
  progressNote: 'Somebody in the middle of a lesson goes on reading the version that they opened',
  missing: (count: number) =>
    `${count} ${count === 1 ? 'text has' : 'texts have'} no Spanish: its page shows the English one`,
  done: 'Published. The pages show it within two seconds.',
  doneLater: (day: string) => `It will be published on ${day}.`,
}

export const historyCopy = {
  title: 'History',
  versions: (count: number) => counted(count, 'version'),
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
  fields: (count: number) => counted(count, 'field'),
  ofVersion: (version: number) => `version ${version}`,
  compare: 'Compare',
  compareTitle: (version: number) => `Version ${version} and what is shown now`,
  same: 'Both are the same.',
  asDraft: 'Use as a draft',
  asDraftDone: (version: number) => `Version ${version} is the draft now.`,
  takeBack: 'Take it back…',
  takeBackTitle: (version: number) => `Take version ${version} back`,
  takeBackSubmit: 'Take it back',
  takeBackLeave: 'Keep it',
  takeBackShown: 'The version before it is shown again',
  takeBackGone: 'It is no longer shown',
  takeBackSoon: 'Within two seconds.',
  takeBackKept: 'It stays in the history, marked as taken back',
  takenBack: 'Taken back.',
  close: 'Close',
}

export const entryStaleCopy = {
  title: 'Somebody else saved first',
  leave: 'Take theirs',
  submit: 'Save this choice as the draft',
  unknown: 'Somebody',
}
