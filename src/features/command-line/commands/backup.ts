import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { counted } from '#content/en/office/counted.ts'
import type { Config } from '#platform/config.ts'
import { BackupRefusal, backUp, writeBackup } from '#platform/database/backup/back-up.ts'
import { restore } from '#platform/database/backup/restore.ts'
import type { ReadPicture } from '#platform/database/backup/stored-pictures.ts'
import { fileName, openPictureStore } from '#platform/storage/picture-store.ts'
import { abortOnSignal } from '../abort-on-signal.ts'
import type { AddCommands } from '../command.ts'
import { CommandError } from '../exit-codes.ts'
import { message } from '../result.ts'

export const addBackupCommands: AddCommands = (program, run) => {
  program
    .command('backup')
    .summary('Writes all data of the site into one compressed file. The site may keep running.')
    .description(
      'The file contains personal data and the site’s keys: protect it like the database. The command never overwrites a file.\nCtrl-C leaves no file behind. "-" writes to stdout, for a program that encrypts.',
    )
    .argument('<FILE>', 'the file to write, or - for stdout', readFile)
    .action(
      run(async ({ config, connection: { url, database }, context, note }, file) => {
        const now = context.clocks.real.now()
        const readPicture = pictureReader(config)
        const { tables, bytes, migration, missingPictures } = await refusing(() =>
          abortOnSignal((breakOff) =>
            file === stream
              ? writeBackup(() => process.stdout, { url, now, breakOff, readPicture })
              : backUp({ url, file, now, breakOff, readPicture }),
          ),
        )
        await note(database, 'backup.made', { tables, bytes })
        const content = `${tables} tables (${migration}), ${sizeOf(bytes)}`
        const remarks = missingPictures > 0 ? [notBackedUp(missingPictures)] : []
        if (file === stream) return { text: '', remarks: [`Written: ${content}.`, ...remarks] }
        const facts = { file, tables, bytes, migration, missingPictures }
        return { ...message(`${file} contains ${content}.`, facts), remarks }
      }),
    )
  program
    .command('restore')
    .summary('Fills an empty database from a backup: all of it, or nothing.')
    .description(
      'The database must be unused, and no site may run on it. A backup of an older version is migrated. Run check afterwards.',
    )
    .argument('<FILE>', 'a file that backup wrote, or - for stdin', readFile)
    .action(
      run(
        async ({ connection, note }, file) => {
          const { tables, takenAt, leftOut, missingPictures } = await refusing(() =>
            withFile(file, (path) => restore({ url: connection.url, file: path })),
          )
          await note(connection.database, 'backup.restored', { takenAt })
          const without =
            leftOut.length > 0
              ? ` Left out, because the card sandbox is not used here: ${leftOut.join(', ')}.`
              : ''
          const facts = { tables, takenAt, missingPictures }
          const remarks = missingPictures > 0 ? [notRestored(missingPictures)] : []
          return { ...message(`${tables} tables are restored as of ${takenAt}.${without}`, facts), remarks }
        },
        { createsDatabase: true },
      ),
    )
}

function pictureReader({ pictureStore }: Config): ReadPicture | undefined {
  const store = openPictureStore(pictureStore)
  return store ? ({ picture: id, width, format }) => store.get(fileName({ id, width, format })) : undefined
}

const notBackedUp = (files: number) =>
  `Not in the backup: ${counted(files, 'file')} of pictures, because the bucket did not give them. Check PICTURE_STORE_URL, and back up again.`
const notRestored = (files: number) =>
  `Not in the backup: ${counted(files, 'file')} of pictures. The site shows them only if they are in the bucket of PICTURE_STORE_URL.`

/** stdin or stdout */
const stream = '-'

function readFile(path: string): string {
  return path === stream ? stream : resolve(path)
}

/** A restore reads its file twice, so stdin is stored first, readable by this user alone. */
async function withFile<T>(file: string, work: (path: string) => Promise<T>): Promise<T> {
  if (file !== stream) return work(file)
  const folder = await mkdtemp(join(tmpdir(), 'academy-restore-'))
  const path = join(folder, 'backup')
  try {
    await pipeline(process.stdin, createWriteStream(path, { mode: 0o600 }))
    return await work(path)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** A BackupRefusal is a sentence for staff, too. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof BackupRefusal ? new CommandError(error.message) : error
  }
}
