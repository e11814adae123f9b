// Emails about entries toward an award: to the academy when one was made, and to the dentist when staff decided it.
import { entryMade } from '#content/en/office/emails/owner-notices.ts'
import { wordsIn } from '#content/words.ts'
import type { CaseEntry, OutsideCreditEntry } from '#contract/account/credits.ts'
import { defaultLanguage } from '#domain/people/language.ts'
import { findProfile } from '#features/people/profiles.queries.ts'
import { findUser } from '#features/people/users.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { AwardCaseRow, OutsideCreditRow, ReviewState } from '#platform/database/rows/awards.ts'
import { languageOfLastEmail } from '#platform/email/emails.ts'
import { entryDecidedEmail, entryMadeEmail } from './award-entries.emails.ts'

/** A dentist's entry: hours from another provider, or a case. */
export type Entry =
  | { table: 'outsideCredits'; row: OutsideCreditRow }
  | { table: 'awardCases'; row: AwardCaseRow }

/** Once for each entry: editing it sends no second email. */
export async function notifyOfEntry(
  trx: Database,
  { uid, id }: { uid: string; id: string },
  entry: OutsideCreditEntry | CaseEntry,
  { outbox, ownerEmail, origin }: Context,
): Promise<void> {
  const dentist = await dentistOf(trx, uid)
  const from = dentist.email ?? uid
  const { formatDay } = wordsIn('en')
  const notice = entryMade(
    'hours' in entry
      ? {
          from,
          kind: 'hours',
          hours: entry.hours,
          title: entry.title,
          about: entry.provider,
          day: formatDay(entry.earnedOn),
        }
      : { from, kind: 'case', title: entry.title, about: entry.summary, day: formatDay(entry.treatedOn) },
  )
  await outbox.post(trx, {
    key: `owner:entered:${id}`,
    kind: 'owner',
    to: ownerEmail,
    language: 'en',
    ...(dentist.email && { replyTo: dentist.email }),
    ...entryMadeEmail(notice, origin),
  })
}

/** In the language of the last email to the dentist. */
export async function notifyOfDecision(
  trx: Database,
  entry: Entry,
  decision: { state: Exclude<ReviewState, 'pending'>; reason: string | null },
  { outbox, ownerEmail, origin }: Context,
): Promise<void> {
  const { id, uid } = entry.row
  const { email: to, name } = await dentistOf(trx, uid)
  // An erased person has no address.
  if (!to) return
  const language = (await languageOfLastEmail(trx, to)) ?? defaultLanguage
  await outbox.post(trx, {
    key: `entry-decided:${id}:${uid}`,
    kind: 'entry-decided',
    to,
    replyTo: ownerEmail,
    language,
    ...entryDecidedEmail(entry, { ...decision, name, language, origin }),
  })
}

/** An account whose pages were never opened has no profile yet. */
async function dentistOf(trx: Database, uid: string): Promise<{ email: string | null; name: string | null }> {
  const profile = await findProfile(trx, uid)
  if (profile) return profile
  return { email: (await findUser(trx, uid))?.email ?? null, name: null }
}
