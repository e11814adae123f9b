// An email from staff to the people of chosen registrations.

import { emailAddressOf } from '#features/notices/email-address.ts'
import { type Addressee, onceEach, postTyped, type Recipient } from '#features/notices/post-typed.ts'
import type { TypedEmail } from '#features/notices/staff-email.emails.ts'
import {
  type Consequences,
  makeChange,
  previewChange,
  type StaffChange,
} from '#features/record/staff-change.ts'
import type { Note } from '#features/record/staff-note.ts'
import { registrationsById } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'

type RegistrantsEmail = {
  registrationIds: readonly string[]
  id: string
  en: TypedEmail
  es: TypedEmail | null
}

export function previewRegistrantsEmail(
  email: RegistrantsEmail,
  context: Context,
): Promise<Consequences<readonly Recipient[]>> {
  return previewChange(emailing(email), context)
}

export async function emailRegistrants(
  email: RegistrantsEmail,
  context: Context,
  note: Note,
  seen: string,
): Promise<readonly Recipient[]> {
  return (await makeChange(emailing(email), context, note, seen)).outcome
}

function emailing({
  registrationIds,
  id,
  en,
  es,
}: RegistrantsEmail): StaffChange<Context, readonly Recipient[]> {
  return async (trx, context, note) => {
    const found: Addressee[] = []
    for (const registration of await registrationsById(trx, registrationIds)) {
      const { id: about, name, language } = registration
      found.push({ about, name, language, soldAs: null, email: await emailAddressOf(trx, registration) })
    }
    const people = onceEach(found)
    if (people.length === 0) throw new Refusal('email_to_nobody')
    await postTyped(trx, people, { kind: 'staff-email', id, en, es, courseDate: null }, context)
    await note(trx, 'registrations.emailed', { registrationIds: people.map(({ about }) => about) })
    return people.map(({ name, email, language }) => ({ name, email, language }))
  }
}
