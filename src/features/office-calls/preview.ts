import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { Email } from '#platform/email/emails.ts'

/** Ends the transaction of a preview. */
class TakenBack extends Error {}

/**
 * Makes a change and takes it back. So a preview has exactly the emails and the numbers of the change: the same lines
 * make both. Nothing of it is sent, because emails and money leave after a commit.
 */
export async function preview<T>(
  context: Context,
  work: (trx: Database, context: Context) => Promise<T>,
): Promise<{ result: T; emails: Email[] }> {
  const emails: Email[] = []
  const outbox: Context['outbox'] = {
    ...context.outbox,
    post: async (_trx, email) => {
      emails.push(withoutCode(email))
    },
  }
  let made: { result: T } | undefined
  try {
    await context.database.transaction().execute(async (trx) => {
      made = { result: await work(trx, { ...context, database: trx, outbox }) }
      throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  if (!made) throw new Error('A preview ended without a result.')
  return { ...made, emails }
}

/** The code of a certificate is drawn when it is issued, so a preview cannot know it. */
function withoutCode(email: Email): Email {
  const text = email.text.replaceAll(/\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}\b/g, 'XXXX-XXXX-XXXX')
  return email.kind === 'certificate' ? { ...email, text } : email
}
