import { resolve } from 'node:path'
import { BackupRefusal, backUp } from '#database/engine/backup/back-up.ts'
import { restore as restoreFrom } from '#database/engine/backup/restore.ts'
import { seconds, startOfDay } from '#domain/days.ts'
import { checkTruth } from '#server/reconciliation/check.ts'
import type { Disagreement } from '#server/reconciliation/disagreement.ts'
import { mend as mendWhatDisagrees } from '#server/reconciliation/repair.ts'
import { breakingOff } from '../break-off.ts'
import { type Command, exitCodes, Refusal } from '../command.ts'
import { readDay } from '../read-words.ts'
import { table, told } from '../result.ts'

/** News of a payment is there within a second or two; a difference that outlives this is one. */
const patience = seconds(15)

const check: Command = {
  usage: 'check [--since DAY]',
  does: 'Compares registrations, payments, seats, credits and letters; exit code 3 where they disagree.',
  details:
    'It only reads. Payments are asked from the provider; --since leaves out those made before that day. Each disagreement stands with the command that mends it. The site does the same every night and writes to MAIL_OWNER.',
  async run(given, { checkout }) {
    const day = given.option('--since')
    const since = day === undefined ? new Date(0) : startOfDay(readDay(day))
    const found: Disagreement[] = []
    for await (const disagreement of checkTruth(checkout, { since, patience })) found.push(disagreement)
    const columns = { sentence: 'text', repair: 'text' } as const
    return table(columns, found, {
      none: 'Registrations, payments, seats, credits and letters agree.',
      drawing: found.map(({ sentence, repair }) => `${sentence}\n    ${repair}`).join('\n'),
      exit: found.length > 0 ? exitCodes.found : exitCodes.done,
    })
  },
}

const mend: Command = {
  usage: 'mend WHAT',
  does: 'Mends what check found: a registration, a place of the waiting list, a payment, or "receipts".',
  details:
    'It asks the provider, says what would go back to the card, and brings seats, letters, receipts and certificates back to what is paid. Where nothing is wrong it does nothing.',
  async run(given, { checkout, confirm, note }) {
    const done = await mendWhatDisagrees(given.word('WHAT'), checkout, { confirm, note })
    return table(
      { done: 'text' },
      done.map((sentence) => ({ done: sentence })),
      { none: 'There was nothing to mend.', drawing: done.join('\n') },
    )
  },
}

const backup: Command = {
  usage: 'backup FILE',
  does: 'Writes everything the site keeps, as of this moment, into one compressed file; the site may run on.',
  details:
    'The file holds personal data and the site’s keys: keep it as you keep the database. An existing file is never written over; Ctrl-C leaves none behind.',
  async run(given, { connection, checkout, note }) {
    const file = resolve(given.word('FILE'))
    const { tables, bytes, migration } = await refusing(() =>
      breakingOff((breakOff) =>
        backUp({ url: connection.url, file, now: checkout.clocks.real.now(), breakOff }),
      ),
    )
    await note(connection.database, `backup of ${tables} tables, ${bytes} bytes`)
    return told(`${file} holds ${tables} tables (${migration}), ${sizeOf(bytes)}.`, {
      file,
      tables,
      bytes,
      migration,
    })
  },
}

const restore: Command = {
  usage: 'restore FILE',
  does: 'Fills an empty database from a backup, all of it or nothing.',
  details:
    'The database must be one that nobody has used, and no site may run on it. A backup of an older version is migrated on. Afterwards run check.',
  async run(given, { connection, note }) {
    const file = resolve(given.word('FILE'))
    const { tables, takenAt, leftOut } = await refusing(() => restoreFrom({ url: connection.url, file }))
    await note(connection.database, `restored the backup of ${takenAt}`)
    const without =
      leftOut.length > 0 ? ` Left out, since there is no card sandbox here: ${leftOut.join(', ')}.` : ''
    return told(`${tables} tables stand as they did at ${takenAt}.${without}`, { tables, takenAt })
  },
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** The backup's own sentences are for the person at the terminal too. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof BackupRefusal ? new Refusal(error.message) : error
  }
}

export const operationCommands: readonly Command[] = [check, mend, backup, restore]
