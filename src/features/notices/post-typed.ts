// What staff wrote, to each person once and in their language.

import type { SoldAs } from '#domain/catalogue/catalogue.ts'
import type { Language } from '#domain/people/language.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { CourseDateRow } from '#platform/database/rows/dates.ts'
import { staffEmail, type TypedEmail } from './staff-email.emails.ts'

export type Recipient = { name: string | null; email: string; language: Language }

/** `about` is the registration or the place on the waiting list. `soldAs` is the course of the date, if bought. */
export type Addressee = Recipient & { about: string; soldAs: SoldAs | null }

type Typed = {
  kind: 'date-email' | 'staff-email'
  /** Sending the same id again sends nothing to those who got it. */
  id: string
  en: TypedEmail
  /** Without it, Spanish readers get the English text. */
  es: TypedEmail | null
  /** The date that it is about. */
  courseDate: CourseDateRow | null
}

export async function postTyped(
  trx: Database,
  people: readonly Addressee[],
  { kind, id, en, es, courseDate }: Typed,
  { outbox, origin, ownerEmail: replyTo }: Context,
): Promise<void> {
  for (const { about, name, email, language: reads, soldAs } of people) {
    const language = reads === 'es' && es ? 'es' : 'en'
    const typed = language === 'es' && es ? es : en
    const written = staffEmail(courseDate, typed, { name, language, soldAs }, origin)
    await outbox.post(trx, { key: `${kind}:${id}:${about}`, kind, to: email, replyTo, language, ...written })
  }
}

/** Without those whose address is erased. An address is written to once. */
export function onceEach(people: readonly Addressee[]): Addressee[] {
  const reachable = people.filter(({ email }) => email !== '')
  return [...Map.groupBy(reachable, ({ email }) => email.toLowerCase()).values()].flatMap(
    ([first]) => first ?? [],
  )
}
