import { wordsIn } from '#content/words.ts'
import type { SoldAs } from '#domain/catalogue/catalogue.ts'
import type { Language } from '#domain/people/language.ts'
import type { CourseDateRow } from '#platform/database/rows/dates.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'
import type { Block } from '#platform/email/email-blocks.ts'
import { dateAndPlace, wordsOf } from './registration-words.emails.ts'

export type TypedEmail = { subject: string; text: string }

/** `soldAs` is null for a person who bought nothing, such as one on the waiting list. */
type Recipient = { name: string | null; language: Language; soldAs: SoldAs | null }

/** What staff wrote to people, with the date that it is about. {name} becomes the recipient's name. */
export function staffEmail(
  courseDate: CourseDateRow | null,
  typed: TypedEmail,
  { name, language, soldAs }: Recipient,
  origin: string,
): WrittenEmail {
  const filled = (text: string) => text.replaceAll('{name}', name ?? wordsOf(language).dateEmail.nameless)
  const subject = filled(typed.subject)
  const paragraphs = filled(typed.text)
    .split(/\n{2,}/)
    .map((text): Block => ({ kind: 'text', text }))
  const blocks = courseDate ? [...paragraphs, dateBlock(courseDate, soldAs, language)] : paragraphs
  return writeEmail({ language, subject, title: subject, blocks }, origin)
}

function dateBlock(
  { course, startDay, endDay, location, sample }: CourseDateRow,
  soldAs: SoldAs | null,
  language: Language,
): Block {
  const detail = dateAndPlace({ start: startDay, end: endDay, location, sample }, language)
  return { kind: 'items', items: [{ name: wordsIn(language).displayName(course, soldAs), detail }] }
}
