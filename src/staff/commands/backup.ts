import { resolve } from 'node:path'
import { BackupRefusal, backUp } from '#database/engine/backup/back-up.ts'
import { restore } from '#database/engine/backup/restore.ts'
import { abortOnSignal } from '../abort-on-signal.ts'
import type { AddCommands } from '../command.ts'
import { Refusal } from '../exit-codes.ts'
import { message } from '../result.ts'

export const addBackupCommands: AddCommands = (program, run) => {
  program
    .command('backup')
    .summary('Writes all data of the site into one compressed file. The site may keep running.')
    .description(
      'The file contains personal data and the site’s keys: protect it like the database. The command never overwrites a file.\nCtrl-C leaves no file behind.',
    )
    .argument('<FILE>', 'the file to write', (path: string) => resolve(path))
    .action(
      run(async ({ connection, checkout, note }, file) => {
        const now = checkout.clocks.real.now()
        const { tables, bytes, migration } = await refusing(() =>
          abortOnSignal((breakOff) => backUp({ url: connection.url, file, now, breakOff })),
        )
        await note(connection.database, `backup of ${tables} tables, ${bytes} bytes`)
        const facts = { file, tables, bytes, migration }
        return message(`${file} contains ${tables} tables (${migration}), ${sizeOf(bytes)}.`, facts)
      }),
    )
  program
    .command('restore')
    .summary('Fills an empty database from a backup: all of it, or nothing.')
    .description(
      'The database must be unused, and no site may run on it. A backup of an older version is migrated. Run check afterwards.',
    )
    .argument('<FILE>', 'a file that backup wrote', (path: string) => resolve(path))
    .action(
      run(
        async ({ connection, note }, file) => {
          const { tables, takenAt, leftOut } = await refusing(() => restore({ url: connection.url, file }))
          await note(connection.database, `restored the backup of ${takenAt}`)
          const without =
            leftOut.length > 0
              ? ` Left out, because the card sandbox is not used here: ${leftOut.join(', ')}.`
              : ''
          return message(`${tables} tables are restored as of ${takenAt}.${without}`, { tables, takenAt })
        },
        { createsDatabase: true },
      ),
    )
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** A BackupRefusal is a sentence for staff, too. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof BackupRefusal ? new Refusal(error.message) : error
  }
}
