import type { z } from 'zod'
import type { Api } from '#contract/api.ts'
import type { OfficeEmail, OfficeEmails, OfficeEmailText } from '#contract/office/emails.ts'
import { isUuid } from '#domain/people/uuid.ts'
import type { Database } from '#platform/database/connection.ts'
import { countRetryableEmails } from '#platform/email/emails.ts'
import { beyondOf, isPlaceInstant, pageOf } from '#platform/http/pages-of-lists.ts'
import { readFigures } from '#platform/metrics/figures.ts'
import { Refusal } from '#platform/refusal.ts'
import { type ListedEmail, listOfficeEmails, officeEmailById } from './office-emails.queries.ts'

type Query = z.output<Api['GET /api/office/emails']['query']>

/** Newest first. */
export async function listEmails(database: Database, query: Query): Promise<OfficeEmails> {
  const { state, to, limit } = query
  const found = await listOfficeEmails(database, {
    state,
    to: to?.toLowerCase(),
    beyond: beyondOf(query, readPlace),
    limit: limit + 1,
  })
  const { rows, ...ends } = pageOf(found, query, ({ place, id }) => [place, id])
  const { emailsWaiting: waiting } = await readFigures(database)
  const retryable = await countRetryableEmails(database)
  return { ...ends, rows: rows.map(emailView), counts: { waiting, retryable } }
}

function readPlace([value, id]: unknown[]) {
  return isPlaceInstant(value) && typeof id === 'string' && isUuid(id) ? { value, id } : null
}

export async function readEmail(database: Database, id: string): Promise<OfficeEmailText> {
  const email = await officeEmailById(database, id)
  if (!email) throw new Refusal('not_found', { missing: 'address' })
  return { ...emailView(email), text: email.text }
}

export function emailView(row: ListedEmail): OfficeEmail {
  const { id, kind, to, language, subject, createdAt, deliveredAt, failedAt, attempts, lastError, links } =
    row
  return {
    id,
    kind,
    to,
    language,
    subject,
    state: deliveredAt !== null ? 'sent' : failedAt !== null ? 'given-up' : 'waiting',
    createdAt: createdAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    attempts,
    lastError,
    canSendAgain: links !== null,
  }
}
