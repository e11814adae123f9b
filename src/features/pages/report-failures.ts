// Tells staff about pages that could not be re-rendered: on Today, and by one email when it begins.
import { everyPage } from '#content/en/office/emails/emails.ts'
import type { Clock } from '#domain/dates/clock.ts'
import type { Database } from '#platform/database/connection.ts'
import type { Outbox } from '#platform/email/outbox.ts'
import { setFailedPages } from './failed-pages.queries.ts'
import { failedPagesNotice } from './failed-pages-notice.emails.ts'

export type FailedPage = { path: string; error: unknown }

/** What failed as a whole, such as reading the dates. */
export const asEveryPage = (error: unknown): FailedPage[] => [{ path: everyPage, error }]

type Parts = {
  database: Database
  outbox: Outbox
  clock: Clock
  log: { error(facts: object, sentence: string): void }
  ownerEmail: string
  origin: string
}

const longestReason = 300

/** Takes every page that fails now. Processes share the list, so the first that fails sends the email. */
export function makeFailureReport({ database, outbox, clock, log, ownerEmail, origin }: Parts) {
  return async (failed: readonly FailedPage[]): Promise<void> => {
    for (const { path, error } of failed) log.error({ err: error, path }, 'a page could not be re-rendered')
    const since = clock.now()
    // A page fails in both languages at once.
    const reasons = new Map(failed.map(({ path, error }) => [path, reasonOf(error)]))
    const rows = [...reasons].map(([path, reason]) => ({ path, reason, since }))
    await database.transaction().execute(async (trx) => {
      const begun = await setFailedPages(trx, rows)
      if (begun.length === 0) return
      await outbox.post(trx, {
        key: `failed-pages:${since.toISOString()}`,
        kind: 'owner',
        to: ownerEmail,
        language: 'en',
        ...failedPagesNotice(begun, origin),
      })
    })
  }
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, longestReason)
}
