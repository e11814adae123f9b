// The composition root: creates the parts, connects them, listens, and stops cleanly.
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { academy } from '#content/academy.ts'
import { createApp } from './app.ts'
import { seconds } from './domain/dates/days.ts'
import { openCatalogue } from './features/catalogue/reload-catalogue.ts'
import { seedLessons, startClassroomJobs } from './features/classroom/jobs.ts'
import { withBuiltFiles } from './features/pages/built-files.ts'
import { makeDevPages } from './features/pages/dev-pages.ts'
import { withDrafts } from './features/pages/draft-preview.ts'
import { keepFresh } from './features/pages/freshness.ts'
import { makeLookUps } from './features/pages/look-ups.ts'
import { withOffice } from './features/pages/office-pages.ts'
import { readPageData } from './features/pages/page-data.ts'
import { makePages, type Pages } from './features/pages/pages.ts'
import { makeFailureReport } from './features/pages/report-failures.ts'
import { withTemplate } from './features/pages/template-pages.ts'
import { createBearer } from './features/people/bearer.ts'
import { firebaseIssuer } from './features/people/firebase-issuer.ts'
import { makeIdentityEmailer } from './features/people/identity-emailer.ts'
import { ownIssuer } from './features/people/own-issuer.ts'
import { clearAccount } from './features/personal-data/clear-account.ts'
import { erasePerson } from './features/personal-data/erase-person.ts'
import { followAddress } from './features/personal-data/follow-address.ts'
import { startNightlyCheck } from './features/reconciliation/nightly.ts'
import { startVisitRollup } from './features/visits/visit-rollup.ts'
import { startDailyCleanup } from './housekeeping.ts'
import { makeClocks } from './platform/clocks.ts'
import { type Config, ConfigFaults, readConfig } from './platform/config.ts'
import type { Context } from './platform/context.ts'
import { type Connection, connect, type Database, visitorsPatience } from './platform/database/connection.ts'
import { openDatabase } from './platform/database/open.ts'
import { openCarrier, startDelivering } from './platform/email/deliver.ts'
import { hasMailbox } from './platform/email/mailbox-routes.ts'
import { makeOutbox } from './platform/email/outbox.ts'
import type { App } from './platform/http/app-type.ts'
import { readBuiltOffice, readBuiltSite, readBuiltTemplate } from './platform/http/built-site.ts'
import { knownPaths } from './platform/http/known-paths.ts'
import { listenFailure } from './platform/http/listen-failure.ts'
import { currentRequestId } from './platform/http/request-id.ts'
import { type Stopping, stopWithinLimit } from './platform/http/stopping.ts'
import { openJobs } from './platform/jobs/jobs.ts'
import { type Limiter, makeLimiter } from './platform/limits/limits.ts'
import { openLog } from './platform/log.ts'
import { makeDatabaseGauges } from './platform/metrics/database-gauges.ts'
import { makeMetrics } from './platform/metrics/metrics.ts'
import { startMetricsServer } from './platform/metrics/metrics-server.ts'
import { type PaymentKeys, readPaymentKeys } from './platform/provider/payment-keys.ts'
import { createPaymentProvider } from './platform/provider/provider.ts'
import { openSignedLinks } from './platform/signed-links.ts'
import { jobsKeeping, type Snapshots } from './platform/snapshots.ts'
import { catchUp, startCheckoutJobs } from './scheduled-jobs.ts'
import { createCardSandbox } from './standins/card-sandbox/card-sandbox.ts'
import { createIdentityService } from './standins/identity/identity-service.ts'

async function open() {
  // Parts are closed in reverse order, at the end or when a later part fails.
  await using opened = new AsyncDisposableStack()
  const config = readConfig(process.env, academy.email)
  const foundation = await openFoundation(config, opened)
  const { connection, database, background, clocks, log, jobs, limiter, metrics } = foundation
  const stopping: Stopping = { begun: false }
  await startDailyCleanup({ database: background, jobs, limiter, clocks, config })
  const snapshots = await openCatalogue({ database, clocks })
  const pages = await openPages(config, foundation, snapshots)
  // Before the keys are read, which stay in memory: from here on no backup is restored under this process.
  const report = failureReport(config, foundation)
  const freshness = await keepFresh(pages, { connection, clocks, log, report, snapshots })
  opened.defer(freshness.stop)
  const paymentKeys = await readPaymentKeys(config, database)
  const context = openCheckout(config, foundation, { paymentKeys, snapshots })
  // A value of its own: spreading the context would keep one snapshot for good.
  const atNight = openCheckout(config, { ...foundation, database: background }, { paymentKeys, snapshots })
  const identityService = openIdentityService(config, limiter, context)
  const issuer = config.firebase
    ? firebaseIssuer(database, config.firebase)
    : ownIssuer(database, identityService.findKey)
  const cardSandbox = config.stripe ? null : await openCardSandbox(config, foundation, paymentKeys)
  const app = await createApp({
    config,
    database,
    background,
    clocks,
    log: foundation.requestLog,
    pages,
    outbox: context.outbox,
    jobs,
    context,
    paymentKeys,
    cardSandbox: cardSandbox?.routes ?? null,
    identityService: config.firebase ? null : identityService.routes,
    accounts: config.firebase ? null : identityService.desk,
    limiter,
    bearer: createBearer(issuer, clocks.real),
    metrics,
    stopping,
    snapshots,
  })
  let caughtUp: Promise<void> | undefined
  opened.defer(() => caughtUp)
  if (cardSandbox) opened.defer(cardSandbox.stop)
  opened.defer(() => app.close())
  await startDelivering({ ...foundation, clock: clocks.real })
  await startVisitRollup({ database: background, jobs, clock: clocks.real })
  await jobs.every('40 3 * * *', 'sweep-identity', identityService.sweep)
  await listen(app, config)
  // The sandbox calls the site, so it starts once the site listens.
  await cardSandbox?.start()
  const scheduled = jobsKeeping(jobs, snapshots)
  await startCheckoutJobs(scheduled, context)
  await seedLessons(background, context)
  await startClassroomJobs(scheduled, atNight, config)
  await startNightlyCheck(scheduled, atNight)
  caughtUp = catchUp(context)
  await serveMetrics(config, foundation, opened)
  return { config, stopping, parts: opened.move() }
}

type Foundation = Awaited<ReturnType<typeof openFoundation>>

async function openFoundation(config: Config, opened: AsyncDisposableStack) {
  // A person at a terminal wants only the line printed at the end; a service manager wants the log.
  const level = config.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info')
  const requestLog = openLog({ level })
  const log = openLog({ level, mixin: currentRequestId })
  const connection = await openDatabase({
    databaseUrl: config.databaseUrl ?? undefined,
    dataDir: config.dataDir,
    log,
    say: (sentence) => process.stdout.write(`${sentence}\n`),
    silence: visitorsPatience,
  })
  opened.defer(connection.close)
  const background = openBackground(connection, log)
  opened.defer(() => background.destroy())
  const { database } = connection
  const clocks = makeClocks(config)
  const carrier = await openCarrier(config, database)
  opened.defer(carrier.close)
  const jobs = await openJobs({ url: connection.url, log })
  opened.defer(jobs.stop)
  const links = await openSignedLinks(database)
  const limiter = makeLimiter(database, clocks.real)
  const metrics = config.metricsPort === null ? null : makeMetrics(connection.pool)
  return { requestLog, log, connection, database, background, clocks, carrier, jobs, links, limiter, metrics }
}

/** For nightly jobs and the reconciliation: their queries take longer than a visitor would wait. */
function openBackground({ url }: Connection, log: Logger): Database {
  const onIdleError = (error: Error) => log.error({ err: error }, 'The database closed a connection')
  return connect(url, { connections: 2, onIdleError }).database
}

function failureReport(config: Config, { database, clocks, jobs, links, log }: Foundation) {
  const outbox = makeOutbox({ jobs, clock: clocks.real, links })
  return makeFailureReport({ ...config, database, outbox, clock: clocks.real, log })
}

async function openPages(
  config: Config,
  { database, clocks }: Foundation,
  snapshots: Snapshots,
): Promise<Pages> {
  const readData = () => readPageData({ database, clocks, config, snapshot: snapshots.current() })
  const built = { config, ...(await readBuiltSite()), readData, knownPaths }
  const productPages = process.argv.includes('--dev')
    ? await makeDevPages(config, readData)
    : await makePages({
        ...built,
        lookUps: makeLookUps(database),
      })
  const withDraftPages = withDrafts(productPages, { ...built, database, clocks })
  const withTemplatePages = withTemplate(withDraftPages, { config, ...(await readBuiltTemplate()) })
  const allPages = withOffice(withTemplatePages, { config, assets: await readBuiltOffice() })
  return withBuiltFiles(allPages, config)
}

function openCheckout(
  config: Config,
  { database, clocks, jobs, links, log, metrics }: Foundation,
  { paymentKeys, snapshots }: { paymentKeys: PaymentKeys; snapshots: Snapshots },
): Context {
  return {
    database,
    clocks,
    outbox: makeOutbox({ jobs, clock: clocks.real, links }),
    log,
    provider: createPaymentProvider(paymentKeys),
    links,
    get snapshot() {
      return snapshots.current()
    },
    origin: config.origin,
    ownerEmail: config.ownerEmail,
    ...(metrics && { tally: metrics }),
  }
}

function openIdentityService(
  { origin, hideAccounts, leastPassword, refusedPasswords }: Config,
  limiter: Limiter,
  context: Context,
) {
  const { database, clocks, outbox } = context
  return createIdentityService({
    database,
    limiter,
    followAddress: (trx, before, email) => followAddress(trx, before, email, context),
    clearAccount: (trx, uid) => clearAccount(trx, uid, clocks),
    erasePerson: (trx, user) => erasePerson(trx, user, context),
    clock: clocks.real,
    origin,
    hideAccounts,
    leastPassword,
    refusedPasswords,
    postEmail: makeIdentityEmailer({ outbox, origin }),
  })
}

function openCardSandbox({ origin }: Config, { connection, clocks, log }: Foundation, keys: PaymentKeys) {
  return createCardSandbox({
    pool: connection.pool,
    clock: clocks.real,
    keys: { secret: keys.secretKey, publishable: keys.publishableKey },
    origin,
    webhook: {
      url: new URL('/api/webhooks/stripe', keys.apiBase ?? origin).href,
      secret: keys.webhookSecret,
    },
    log,
  })
}

async function listen(app: App, { host, port }: Config): Promise<void> {
  await app.listen({ host, port }).catch((error) => {
    throw listenFailure(error, { host, port }, { host: 'HOST', port: 'PORT' })
  })
}

async function serveMetrics(
  { metricsHost: host, metricsPort: port }: Config,
  { database, clocks, metrics }: Foundation,
  opened: AsyncDisposableStack,
): Promise<void> {
  if (!metrics || port === null) return
  const { registry } = metrics
  const refresh = makeDatabaseGauges(registry, { database, clock: clocks.real })
  const server = await startMetricsServer({ host, port, registry, refresh }).catch((error) => {
    throw listenFailure(error, { host, port }, { host: 'METRICS_HOST', port: 'METRICS_PORT' })
  })
  opened.defer(server.close)
}

/** The mailbox answers no proxy, so its address is the process's own. */
function sandboxedParts(config: Config): string[] {
  const mail = hasMailbox(config) ? `mail (http://localhost:${config.port}/sandbox/mailbox)` : 'mail'
  return [...(config.stripe ? [] : ['card payments']), ...(config.smtpUrl ? [] : [mail])]
}

try {
  const site = await open()
  const stop = async (drainSeconds: number) => {
    // A terminal signals the whole process group and npm start forwards it: the second signal must not interrupt the stop.
    if (site.stopping.begun) return
    site.stopping.begun = true
    await pause(seconds(drainSeconds))
    await stopWithinLimit(() => site.parts.disposeAsync(), process)
  }
  process.on('SIGTERM', () => stop(site.config.drainSeconds))
  // No drain for Ctrl+C: there is no load balancer to wait for.
  process.on('SIGINT', () => stop(0))
  const sandboxed = sandboxedParts(site.config)
  // Printed last: a script that reads it may stop the process at once.
  process.stdout.write(
    `The academy is open at ${site.config.origin}${sandboxed.length > 0 ? `, sandboxed: ${sandboxed.join(', ')}` : ''}\n`,
  )
} catch (error) {
  const sentences =
    error instanceof ConfigFaults ? error.faults : [error instanceof Error ? error.message : String(error)]
  process.stderr.write(`${sentences.join('\n')}\n`)
  process.exit(1)
}
