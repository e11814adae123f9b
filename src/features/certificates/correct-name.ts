import { changeProfile, lockProfile } from '#features/people/profiles.queries.ts'
import type { Note } from '#features/record/staff-note.ts'
import {
  changeRegistration,
  lockRegistration,
  registrationById,
} from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { Refusal } from '#platform/refusal.ts'
import { registrantCertificates } from './certificates.queries.ts'
import { replaceCertificate } from './replace-certificate.ts'

type Correction = { registrationId: string; name: string }

/**
 * Corrects a registrant's name, also in the profile of their account, and reissues the certificates of the registration
 * that have another name. Returns the new codes. Run it in a transaction.
 */
export async function correctName(
  trx: Database,
  { registrationId, name }: Correction,
  context: Context,
  note: Note,
): Promise<string[]> {
  const uid = (await registrationById(trx, registrationId))?.uid ?? null
  // The account first, like every change to it, to avoid deadlocks.
  const profile = uid === null ? undefined : await lockProfile(trx, uid)
  const registration = await lockRegistration(trx, registrationId)
  if (!registration) throw new Refusal('unknown_registration', { id: registrationId })
  if (registration.email === '') throw new Refusal('person_erased')
  const outdated = await certificatesNot(trx, { registrationId, name })
  const before = profile?.name ?? registration.name
  const isKnown = registration.name === name && before === name
  if (isKnown && outdated.length === 0) throw new Refusal('name_same')
  await changeRegistration(trx, registration, { name })
  if (profile) await changeProfile(trx, profile, { name }, context.clocks.academy.now())
  await note(
    trx,
    'registration.name-corrected',
    { registrationId },
    {
      about: registrationId,
      fields: { name: { before, after: name } },
    },
  )
  const codes = []
  for (const { code } of outdated) codes.push((await replaceCertificate(trx, code, context, note)).code)
  return codes
}

/** Valid certificates of a registration with another name. */
export async function certificatesNot(db: Database, { registrationId, name }: Correction) {
  const certificates = await registrantCertificates(db, registrationId)
  return certificates.filter((certificate) => certificate.name !== name)
}
