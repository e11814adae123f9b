// An action of the record as a sentence.
import type { Action, Verb } from '#contract/record.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import type { Subject, SubjectKind } from '#domain/record/subjects.ts'
import type { Part } from '../../../record-sentences.ts'
import { itemLabel } from '../catalogue/items.ts'
import { shortDay, timeOf } from '../times.ts'
import { recordSentences } from './record-sentences.ts'

/** `to` is an address of the office; the text of a certificate is its code. */
export type SentencePart = { text: string; to?: string; isCertificate?: true }

type Reading = {
  /** By id. */
  names: Readonly<Record<string, string>>
  today: Day
  /** The id that the screen is about: the sentence leaves it out. */
  own?: string
}

/** In the filter of the record. */
export const verbName = (verb: Verb): string => recordSentences[verb][0]

/** With names and links: 'canceled Module 2 of Dr. Ana Duval'. */
export function actionSentence(action: Action, { names, today, own }: Reading): SentencePart[] {
  const texts = {
    day: (day: Day) => shortDay(day, today),
    instant: (at: string) => `${shortDay(dayOf(new Date(at)), today)}, ${timeOf(at)}`,
    subject: (part: SubjectPart) => named(part, names, today),
  }
  return partsOf(action)
    .filter((part) => !isOwn(part, own))
    .flatMap((part) => read(part, texts))
    .filter(({ text }) => text)
}

/** With whole ids and no names, for lists that outlive the erasure of a person. */
export function actionText(action: Action): string {
  const texts = {
    day: (day: Day) => day,
    instant: (at: string) => at,
    subject: ({ subject, noun }: SubjectPart) => ({ text: unnamed(subject, subject.id, noun) }),
  }
  return partsOf(action)
    .flatMap((part) => read(part, texts))
    .map(({ text }) => text)
    .join('')
}

type SubjectPart = Extract<Part, { subject: Subject }>

type Texts = {
  day(day: Day): string
  instant(at: string): string
  subject(part: SubjectPart): SentencePart
}

/** The table's types say that a verb's facts fit its sentence. */
const partsOf = ({ verb, facts }: Action) =>
  (recordSentences[verb][1] as (of: unknown) => readonly Part[])(facts)

const isOwn = (part: Part, own: string | undefined) =>
  typeof part === 'object' && 'subject' in part && part.lead !== '' && part.subject.id === own

function read(part: Part, texts: Texts): SentencePart[] {
  if (typeof part === 'string') return [{ text: part }]
  if ('item' in part) return [{ text: itemLabel(part.item) }]
  if ('day' in part) return [{ text: texts.day(part.day) }]
  if ('instant' in part) return [{ text: texts.instant(part.instant) }]
  return [{ text: part.lead }, texts.subject(part)]
}

function named({ subject, noun }: SubjectPart, names: Reading['names'], today: Day): SentencePart {
  const { kind, id } = subject
  if (kind === 'certificate') return { text: id, isCertificate: true }
  const to = addressOf(subject)
  const short = id.length > 20 ? id.slice(0, 8) : id
  const text = kind === 'date' ? dateWords(id, today) : (names[id] ?? unnamed(subject, short, noun))
  return to === undefined ? { text } : { text, to }
}

function dateWords(id: string, today: Day): string {
  const [course = '', start = ''] = id.split('/')
  return `${itemLabel(course)} of ${shortDay(start as Day, today)}`
}

const guestPrefix = 'guest.'
const nouns: Partial<Record<SubjectKind, string>> = { staff: 'staff member', 'award entry': 'entry' }
const withoutNoun: ReadonlySet<SubjectKind> = new Set(['certificate', 'person'])

function unnamed({ kind, id }: Subject, shown: string, noun: string | undefined): string {
  if (kind === 'person' && id.startsWith(guestPrefix) && shown !== id) return 'a guest'
  if (kind === 'date') return id.replace('/', ' of ')
  if (kind === 'catalogue entry') return id.replace('/', ' ')
  return withoutNoun.has(kind) && noun === undefined ? shown : `${noun ?? nouns[kind] ?? kind} ${shown}`
}

function addressOf({ kind, id }: Subject): string | undefined {
  switch (kind) {
    case 'registration':
      return `/registrations/${id}`
    case 'person':
      return `/people/${id}`
    case 'date':
      return `/dates/${id}`
    case 'offer':
    case 'wire':
      return '/offers'
    default:
      return undefined
  }
}
