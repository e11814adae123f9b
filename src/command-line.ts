// Composition root of the staff's command line: opens what the site opens, except pages and the listener, and runs one
// command. It uses the database of a running site, or starts the embedded one if no site runs.
import { userInfo } from 'node:os'
import { destination, type Logger } from 'pino'
import Stripe from 'stripe'
import { academy } from '#content/academy.ts'
import { addCommands } from './commands.ts'
import type { Clocks } from './domain/dates/clock.ts'
import { openCatalogue } from './features/catalogue/reload-catalogue.ts'
import {
  loadEnvironment,
  nameOfDatabase,
  refuseMissingDatabase,
} from './features/command-line/environment.ts'
import { CommandError } from './features/command-line/exit-codes.ts'
import { type Environment, runCommand } from './features/command-line/run-command.ts'
import { realTerminal } from './features/command-line/terminal.ts'
import { makeIdentityEmailer } from './features/people/identity-emailer.ts'
import { clearAccount } from './features/personal-data/clear-account.ts'
import { erasePerson } from './features/personal-data/erase-person.ts'
import { followAddress } from './features/personal-data/follow-address.ts'
import { makeClocks } from './platform/clocks.ts'
import { type Config, readConfig } from './platform/config.ts'
import type { Context } from './platform/context.ts'
import type { Connection } from './platform/database/connection.ts'
import { openDatabase } from './platform/database/open.ts'
import { makeOutbox } from './platform/email/outbox.ts'
import { type Jobs, openJobs } from './platform/jobs/jobs.ts'
import { makeLimiter } from './platform/limits/limits.ts'
import { openLog } from './platform/log.ts'
import { readPaymentKeys } from './platform/provider/payment-keys.ts'
import { createPaymentProvider, type PaymentProvider } from './platform/provider/provider.ts'
import { openSignedLinks } from './platform/signed-links.ts'
import { createCardSandbox } from './standins/card-sandbox/card-sandbox.ts'
import { createIdentityService } from './standins/identity/identity-service.ts'

type Variables = Readonly<NodeJS.ProcessEnv>

/** The parts of the variables' site, opened for one command. */
export const openedWith =
  (variables: Variables): Environment['withApplication'] =>
  async ({ envFile, createsDatabase }, work) => {
    await using opened = new AsyncDisposableStack()
    loadEnvironment(envFile ?? variables.ACADEMY_ENV)
    const config = readConfig(variables, academy.email)
    if (!createsDatabase) refuseMissingDatabase(config)
    process.stderr.write(`Database: ${nameOfDatabase(config)}\n`)
    // stdout is for results only.
    const log = openLog({ level: config.logLevel ?? 'error' }, destination(2))
    const connection = await openDatabase({
      databaseUrl: config.databaseUrl ?? undefined,
      dataDir: config.dataDir,
      log,
      say: (sentence) => process.stderr.write(`${sentence}\n`),
    }).catch(refuse)
    opened.defer(connection.close)
    const { database, url } = connection
    const clocks = makeClocks(config)
    const snapshots = await openCatalogue({ database, clocks })
    const jobs = lazyJobs(url, log)
    opened.defer(jobs.stop)
    const links = await openSignedLinks(database)
    const outbox = makeOutbox({ jobs, clock: clocks.real, links })
    const context: Context = {
      database,
      clocks,
      outbox,
      log,
      provider: await openProvider(config, connection, clocks, log),
      links,
      get snapshot() {
        return snapshots.current()
      },
      origin: config.origin,
      ownerEmail: config.ownerEmail,
    }
    const identityService = createIdentityService({
      database,
      limiter: makeLimiter(database, clocks.real),
      followAddress: (trx, before, email) => followAddress(trx, before, email, context),
      clearAccount: (trx, uid) => clearAccount(trx, uid, clocks),
      erasePerson: (trx, user) => erasePerson(trx, user, context),
      clock: clocks.real,
      origin: config.origin,
      hideAccounts: config.hideAccounts,
      leastPassword: config.leastPassword,
      refusedPasswords: config.refusedPasswords,
      postEmail: makeIdentityEmailer({ outbox, origin: config.origin }),
    })
    return await work({
      config,
      connection,
      jobs,
      accounts: config.firebase ? null : identityService.desk,
      context,
    })
  }

/** The errors of opening the database and of reading keys are sentences for staff. */
function refuse(error: Error): never {
  throw new CommandError(error.message)
}

/** Without Stripe keys, the card sandbox runs in this process. Its state is in the database, shared with the site. */
async function openProvider(
  config: Config,
  { database, pool }: Connection,
  clocks: Clocks,
  log: Logger,
): Promise<PaymentProvider> {
  const keys = await readPaymentKeys(config, database).catch(refuse)
  if (config.stripe) return createPaymentProvider(keys)
  const sandbox = await createCardSandbox({
    pool,
    clock: clocks.real,
    keys: { secret: keys.secretKey, publishable: keys.publishableKey },
    origin: config.origin,
    // Not started here: only the site's process sends webhooks.
    webhook: { url: new URL('/api/webhooks/stripe', config.origin).href, secret: keys.webhookSecret },
    log,
  })
  return createPaymentProvider(keys, Stripe.createFetchHttpClient(sandbox.fetch))
}

/** Opens the queue with the first email: most commands send none and need not wait for it. */
function lazyJobs(url: string, log: Logger): Pick<Jobs, 'send' | 'stop'> {
  let jobs: Promise<Jobs> | undefined
  return {
    async send(...job) {
      jobs ??= openJobs({ url, log })
      await (await jobs).send(...job)
    },
    async stop() {
      await (await jobs)?.stop()
    },
  }
}

// Journeys import this file: they run many commands in one process.
if (import.meta.main) {
  process.exitCode = await runCommand(process.argv.slice(2), {
    addCommands,
    terminal: realTerminal(),
    user: () => process.env.ACADEMY_STAFF?.trim() || loginName(),
    withApplication: openedWith(process.env),
  })
}

function loginName(): string {
  try {
    return userInfo().username
  } catch {
    // In a container, the user id may have no name.
    return `uid ${process.getuid?.() ?? '?'}`
  }
}
