import { largeChanges } from '#content/en/office/money/large-changes.ts'
import { policiesOf, type StoredTerms } from '#contract/catalogue/terms.ts'
import { versionAt } from '#domain/catalogue/entries.ts'
import type { SecondPerson } from '#features/office-calls/second-person.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { type EntryName, versionsOf } from './entries.queries.ts'

/**
 * Nobody raises the limit of one person alone. Run it after a change of versions: the highest limit that holds then, or is
 * scheduled, counts as the amount.
 */
export async function agreeToLimit(
  trx: Database,
  name: EntryName,
  second: SecondPerson,
  { clocks }: Pick<Context, 'clocks'>,
): Promise<void> {
  if (name.kind !== 'terms') return
  const now = clocks.academy.now()
  const versions = await versionsOf(trx, name)
  const current = versionAt(versions, now)
  const coming = versions.filter(
    ({ takenBackAt, holdsFrom }) => takenBackAt === null && holdsFrom !== null && holdsFrom > now,
  )
  const limits = [...(current ? [current] : []), ...coming].map(
    ({ data }) => policiesOf(data as StoredTerms).approvalLimit,
  )
  const limit = Math.max(0, ...limits)
  const large = { ...largeChanges.limitRaised({ limit }), amount: limit }
  await second.takeRequest(trx, { ...large, permission: 'accounting', path: '/tuition-terms' })
}
