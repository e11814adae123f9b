// Emails about courses that a colleague takes over.
import { takeoverEmails as english, type TakeoverEmails } from '#content/en/emails/takeover-emails.ts'
import { takeoverEmails as spanish } from '#content/es/emails/takeover-emails.ts'
import { wordsIn } from '#content/words.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import type { RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import type { LineHolder } from '#features/registrations/takeovers.queries.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'
import type { Block } from '#platform/email/email-blocks.ts'
import { dateAndPlace, greeted } from './registration-words.emails.ts'

type Line = Pick<RegistrationLine, 'course' | 'soldAs' | 'start' | 'end' | 'location' | 'sample'>

type About = {
  kind: 'offered' | 'taken' | 'given'
  language: Language
  to: string
  /** The name of the other person. */
  other: string
  line: Line
  /** The last day of the link. */
  until: Day | null
  url: string
}

function wordsOf(language: Language): TakeoverEmails {
  return language === 'es' ? spanish : english
}

export function takeoverEmail(about: About, origin: string): WrittenEmail {
  const { kind, language, to, other, line, until, url } = about
  const all = wordsOf(language)
  const words = all[kind]
  const { courseLabel, formatDay } = wordsIn(language)
  return writeEmail(
    {
      language,
      subject: words.subject(other, courseLabel(line.course, line.soldAs)),
      title: words.title,
      blocks: [
        greeted({ name: to, language }, words.text(other)),
        course(line, language),
        ...(until === null ? [] : [{ kind: 'text', text: all.until(formatDay(until)) } as const]),
        { kind: 'button', link: { label: words.button, url } },
      ],
    },
    origin,
  )
}

export type HolderNews = {
  kind: 'canceled' | 'asked' | 'moved' | 'reminder' | 'release' | 'certificate'
  line: Line
}

export function holderNewsEmail(
  { name, language }: LineHolder,
  { kind, line }: HolderNews,
  origin: string,
): WrittenEmail {
  const { news } = wordsOf(language)
  const words = news[kind]
  return writeEmail(
    {
      language,
      subject: words.subject(wordsIn(language).courseLabel(line.course, line.soldAs)),
      title: words.title,
      blocks: [
        greeted({ name, language }, words.text),
        course(line, language),
        { kind: 'button', link: { label: news.button, url: `${origin}/account` } },
      ],
    },
    origin,
  )
}

function course(line: Line, language: Language): Block {
  const name = wordsIn(language).displayName(line.course, line.soldAs)
  return { kind: 'items', items: [{ name, detail: dateAndPlace(line, language) }] }
}
