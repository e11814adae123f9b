import { failedMails, mailsOnTheirWay } from '#database/tables/emails.ts'
import type { EmailRow } from '#database/tables/rows/emails.ts'
import { retryMail } from '#server/mail/retry-mail.ts'
import type { Command } from '../command.ts'
import { counted } from '../counted.ts'
import { readId } from '../read-words.ts'
import { table, told } from '../result.ts'

const outbox: Command = {
  usage: 'mail outbox',
  does: 'Lists the mail that waits to leave.',
  details:
    'It leaves while the site runs, and is tried for about a day and a half; to an address that does not exist, once.',
  async run(_given, { connection }) {
    return mailTable(await mailsOnTheirWay(connection.database), 'Nothing waits to leave.')
  },
}

const failed: Command = {
  usage: 'mail failed',
  does: 'Lists the mail that was given up, with what the mail server said.',
  async run(_given, { connection }) {
    return mailTable(await failedMails(connection.database), 'No mail has failed.')
  },
}

const retry: Command = {
  usage: 'mail retry [--id ID]',
  does: 'Tries mail again that was given up: one, or all of it.',
  async run(given, { connection: { database }, jobs, confirm, note }) {
    const typed = given.option('--id')
    const id = typed === undefined ? undefined : readId(typed)
    await confirm(id === undefined ? 'All mail that was given up will be sent.' : `Mail ${id} will be sent.`)
    const count = await retryMail(id, { database, jobs }, note)
    return told(`${counted(count, 'mail')} will be tried again.`, { count })
  },
}

function mailTable(mails: readonly EmailRow[], none: string) {
  const columns = {
    created: 'instant',
    kind: 'text',
    to: 'text',
    subject: 'text',
    attempts: 'number',
    lastError: 'text',
    id: 'text',
  } as const
  const rows = mails.map(({ createdAt, kind, to, subject, attempts, lastError, id }) => ({
    created: createdAt,
    kind,
    to,
    subject,
    attempts,
    lastError,
    id,
  }))
  return table(columns, rows, { none })
}

export const mailCommands: readonly Command[] = [outbox, failed, retry]
