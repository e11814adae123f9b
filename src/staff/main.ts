// The staff's composition root: opens what the site opens, runs one command, and leaves.
import { pino } from 'pino'
import { academy } from '#content/academy.ts'
import { openDatabase } from '#database/open.ts'
import { makeClocks } from '#server/clocks.ts'
import { ConfigFaults, readConfig } from '#server/config.ts'
import { ApiError } from '#server/errors.ts'
import { type Jobs, openJobs } from '#server/jobs.ts'
import { makeOutbox } from '#server/mail/outbox.ts'
import { Refusal } from './command.ts'
import { commands } from './commands.ts'
import { readArguments } from './read-arguments.ts'

async function run(typed: readonly string[]): Promise<string> {
  const { command, given } = readArguments(typed, commands)
  await using opened = new AsyncDisposableStack()
  const config = readConfig(process.env, academy.email)
  const log = pino({ level: 'error', base: null })
  const { dataDir, databaseUrl, origin } = config
  const connection = await openDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir, log })
  opened.defer(connection.close)
  const clocks = makeClocks(config)
  let jobs: Jobs | undefined
  const outbox = makeOutbox({
    clock: clocks.real,
    jobs: {
      // Most commands write to nobody and need not wait for the queue to open.
      async send(...job) {
        jobs ??= await openJobs({ url: connection.url, log })
        await jobs.send(...job)
      },
    },
  })
  opened.defer(async () => jobs?.stop())
  return await command.run(given, { database: connection.database, clocks, outbox, origin })
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`)
} catch (error) {
  const isSentence = error instanceof Refusal || error instanceof ApiError || error instanceof ConfigFaults
  process.stderr.write(`${isSentence ? error.message : ((error as Error).stack ?? error)}\n`)
  process.exitCode = 1
}
