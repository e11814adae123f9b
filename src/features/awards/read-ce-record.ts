import { academy } from '#content/academy.ts'
import { findCourse, hoursOf } from '#content/catalogue.ts'
import { wordsIn } from '#content/words.ts'
import { dayOf } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { certificatesOf } from '#features/certificates/certificates.queries.ts'
import { ownedLines } from '#features/certificates/owned-courses.ts'
import type { SignedInUser } from '#features/people/check-token.ts'
import type { AccountParts } from '#features/registrants/account.ts'
import { readProfile } from '#features/registrants/profile.ts'
import type { Ledger, LedgerEntry } from './ce-record.ts'
import { outsideCreditsOf } from './outside-credits.queries.ts'

/** Oldest hours first. */
export async function readLedger(
  user: SignedInUser,
  language: Language,
  parts: AccountParts,
): Promise<Ledger> {
  const { database, clocks, origin } = parts.context
  const certificates = await certificatesOf(database, user.uid)
  const codeOf = (registrationId: string, course: string) =>
    certificates.find((one) => one.registrationId === registrationId && one.course === course)?.code ?? null
  const owned = await ownedLines(database, user.uid)
  const here = owned.flatMap(({ line }): LedgerEntry[] => {
    const { registrationId, course, completedOn, soldAs } = line
    const known = soldAs ?? findCourse(course)
    // Like the account page: a course that is not in the catalogue has no hours to record.
    if (completedOn === null || !known) return []
    return [
      {
        earnedOn: completedOn,
        title: wordsIn(language).courseName(course, soldAs),
        provider: academy.name,
        kind: known.ceKind,
        hours: hoursOf(line),
        certificateCode: codeOf(registrationId, course),
      },
    ]
  })
  const elsewhere = (await outsideCreditsOf(database, user.uid))
    .filter(({ state }) => state === 'approved')
    .map(({ earnedOn, title, provider, kind, hours }) => ({
      earnedOn,
      title,
      provider,
      kind,
      hours,
      certificateCode: null,
    }))
  return {
    person: await readProfile(user, parts),
    entries: [...here, ...elsewhere].sort((one, other) => one.earnedOn.localeCompare(other.earnedOn)),
    issuedOn: dayOf(clocks.academy.now()),
    language,
    origin,
    // The newest purchase says best where the reader is now.
    country: owned.at(-1)?.registration.payments[0].card?.country,
  }
}
