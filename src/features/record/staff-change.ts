// A change that staff can look at before it happens: it runs in one transaction, which a preview rolls back.

import { createHash } from 'node:crypto'
import type { Database } from '#platform/database/connection.ts'
import type { Email } from '#platform/email/emails.ts'
import type { Outbox } from '#platform/email/outbox.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Note } from './staff-note.ts'

type Parts = { database: Database; outbox: Outbox }

/** The outcome is plain data that depends neither on the clock nor on chance: two runs on the same rows are equal. */
export type StaffChange<P extends Parts, T> = (trx: Database, parts: P, note: Note) => Promise<T>

export type Consequences<T> = {
  outcome: T
  /** In the order in which they are posted. */
  emails: readonly Email[]
  /** Identifies outcome and recipients. A change that was previewed is made only if it still has this revision. */
  revision: string
}

export type Agree<T> = (trx: Database, outcome: T) => Promise<void>

/** Thrown by a change that has to start over, because a row appeared before it could be locked. */
export class StartOver extends Error {}

/** Runs the change and rolls it back. Money, seats and emails are those of the change itself. */
export async function previewChange<P extends Parts, T>(
  change: StaffChange<P, T>,
  parts: P,
): Promise<Consequences<T>> {
  const done = new RolledBack<T>()
  try {
    await inTransaction(parts, async (trx) => {
      const collected = collecting(async () => undefined)
      const outcome = await change(trx, { ...parts, outbox: collected.outbox }, async () => undefined)
      done.consequences = consequencesOf(outcome, collected.emails)
      throw done
    })
  } catch (error) {
    if (error !== done) throw error
  }
  if (!done.consequences) throw new Error('A preview ended without its consequences.')
  return done.consequences
}

/**
 * With `seen`, the revision of a preview: refused if the change would have other consequences now. `agree` may still refuse an
 * outcome, in the same transaction.
 */
export function makeChange<P extends Parts, T>(
  change: StaffChange<P, T>,
  parts: P,
  note: Note,
  seen?: string,
  agree?: Agree<T>,
): Promise<Consequences<T>> {
  return inTransaction(parts, async (trx) => {
    const collected = collecting((email) => parts.outbox.post(trx, email))
    const outcome = await change(trx, { ...parts, outbox: collected.outbox }, note)
    const consequences = consequencesOf(outcome, collected.emails)
    if (seen !== undefined && seen !== consequences.revision) throw new Refusal('changed_meanwhile')
    await agree?.(trx, outcome)
    return consequences
  })
}

class RolledBack<T> extends Error {
  consequences: Consequences<T> | undefined
}

async function inTransaction<T>({ database }: Parts, work: (trx: Database) => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await database.transaction().execute(work)
    } catch (error) {
      if (!(error instanceof StartOver)) throw error
    }
  }
}

function collecting(post: (email: Email) => Promise<void>): { outbox: Outbox; emails: Email[] } {
  const emails: Email[] = []
  return {
    emails,
    outbox: {
      async post(_trx, email) {
        emails.push(email)
        await post(email)
      },
    },
  }
}

/** Bodies have deadlines and random codes, which differ in every run. */
function consequencesOf<T>(outcome: T, emails: readonly Email[]): Consequences<T> {
  const recipients = emails.map(({ kind, to, language, subject }) => [kind, to, language, subject])
  return { outcome, emails, revision: revisionOf([outcome, recipients]) }
}

export function revisionOf(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}
