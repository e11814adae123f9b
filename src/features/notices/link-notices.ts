import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import { tokenOf } from '#features/registrations/registration-link.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { addressCorrectedEmail, newLinksEmail } from './links.emails.ts'

type Parts = Pick<Context, 'outbox' | 'origin' | 'links'>

/** One email with the links to all registrations of a person that were paid. The oldest comes first. */
export async function notifyOfNewLinks(
  trx: Database,
  registrations: readonly RegistrationRow[],
  { to }: { to: string },
  parts: Parts,
): Promise<void> {
  const paid = registrations.filter(({ payments }) => payments[0].receiptNumber !== null)
  const newest = paid.at(-1)
  if (!newest) return
  const lines = await linesOf(
    trx,
    paid.map(({ id }) => id),
  )
  const linked = paid.map((registration) => ({
    registration,
    lines: lines.filter(({ registrationId }) => registrationId === registration.id),
    token: tokenOf(registration, parts),
  }))
  await parts.outbox.post(trx, {
    key: `new-links:${newest.id}:${newest.revision}`,
    kind: 'new-links',
    to,
    language: newest.language,
    ...newLinksEmail(linked, parts.origin),
  })
}

/** The former address of a registration is notified too: the request to correct it may not have been its owner's. */
export async function notifyOfCorrectedAddress(
  trx: Database,
  registration: RegistrationRow,
  former: string,
  { outbox, origin }: Parts,
): Promise<void> {
  await outbox.post(trx, {
    key: `address-corrected:${registration.id}:${registration.revision}`,
    kind: 'address-corrected',
    to: former,
    language: registration.language,
    ...addressCorrectedEmail(registration, origin),
  })
}
