// The composition root: makes the parts, joins them, listens, and ends cleanly.
import { setTimeout as pause } from 'node:timers/promises'
import { createCardSandbox } from '#card-sandbox/card-sandbox.ts'
import { academy } from '#content/academy.ts'
import { openDatabase } from '#database/engine/open.ts'
import { makeLimiter } from '#database/tables/limits.ts'
import { seconds } from '#domain/days.ts'
import { createIdentityService } from '#identity-service/identity-service.ts'
import { clearAccount } from './account/clear-account.ts'
import { erasePerson } from './account/erase-person.ts'
import { followAddress } from './account/follow-address.ts'
import { createApp } from './app.ts'
import type { Checkout } from './checkout/checkout.ts'
import { catchUp, startCheckoutJobs } from './checkout/jobs.ts'
import { makeClocks } from './clocks.ts'
import { ConfigFaults, readConfig } from './config.ts'
import { keepHouse } from './housekeeping.ts'
import { currentRequestId } from './http/request-id.ts'
import { createBearer } from './identity/bearer.ts'
import { firebaseIssuer } from './identity/firebase-issuer.ts'
import { makeIdentityMailer } from './identity/identity-mailer.ts'
import { ownIssuer } from './identity/own-issuer.ts'
import { openJobs } from './jobs.ts'
import { openLog } from './log.ts'
import { sandboxMailbox, smtpCarrier, startDelivering } from './mail/deliver.ts'
import { makeOutbox } from './mail/outbox.ts'
import { makeDatabaseGauges } from './metrics/database-gauges.ts'
import { makeMetrics } from './metrics/metrics.ts'
import { startMetricsServer } from './metrics/metrics-server.ts'
import { withBuiltFiles } from './pages/built-files.ts'
import { readBuiltSite, readBuiltTemplate } from './pages/built-site.ts'
import { makeDevPages } from './pages/dev-pages.ts'
import { keepFresh } from './pages/freshness.ts'
import { knownPaths } from './pages/known-paths.ts'
import { makeLookUps } from './pages/look-ups.ts'
import { readPageData } from './pages/page-data.ts'
import { makePages } from './pages/pages.ts'
import { withTemplate } from './pages/template-pages.ts'
import { readPaymentKeys } from './provider/payment-keys.ts'
import { createPaymentProvider } from './provider/provider.ts'
import { startNightlyCheck } from './reconciliation/nightly.ts'
import { openSignedLinks } from './signed-links.ts'
import type { Leaving } from './stopping.ts'
import { startVisitRollup } from './visitors/visit-rollup.ts'

async function open() {
  // What was opened is closed in reverse, at the end or when a later part fails.
  await using opened = new AsyncDisposableStack()
  const config = readConfig(process.env, academy.email)
  // A person at a terminal wants the one line below; a service manager wants the log.
  const level = config.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info')
  const requestLog = openLog({ level })
  const log = openLog({ level, mixin: currentRequestId })
  const connection = await openDatabase({
    databaseUrl: config.databaseUrl ?? undefined,
    dataDir: config.dataDir,
    log,
    say: (sentence) => process.stdout.write(`${sentence}\n`),
  })
  opened.defer(connection.close)
  const { database } = connection
  const metrics = config.metricsPort === null ? null : makeMetrics(connection.pool)
  const leaving: Leaving = { begun: false }
  const clocks = makeClocks(config)
  const limiter = makeLimiter(database, clocks.real)
  const carrier = config.smtpUrl
    ? await smtpCarrier({ smtpUrl: config.smtpUrl, from: config.mailFrom })
    : sandboxMailbox
  opened.defer(carrier.close)
  const jobs = await openJobs({ url: connection.url, log })
  opened.defer(jobs.stop)
  await keepHouse({ database, jobs, limiter, clocks, config })
  const readData = () => readPageData({ database, clocks, config })
  const productPages = process.argv.includes('--dev')
    ? await makeDevPages(config, readData)
    : await makePages({
        config,
        ...(await readBuiltSite()),
        readData,
        knownPaths,
        lookUps: makeLookUps(database),
      })
  const allPages = withTemplate(productPages, { config, ...(await readBuiltTemplate()) })
  const pages = await withBuiltFiles(allPages, config)
  // Before keys are read, which stay in memory: from here on nothing is restored under this process.
  const freshness = await keepFresh(pages, { connection, clocks, log })
  opened.defer(freshness.stop)
  const outbox = makeOutbox({ jobs, clock: clocks.real })
  const paymentKeys = await readPaymentKeys(config, database)
  const checkout: Checkout = {
    database,
    clocks,
    outbox,
    log,
    provider: createPaymentProvider(paymentKeys),
    links: await openSignedLinks(database),
    origin: config.origin,
    mailOwner: config.mailOwner,
    ...(metrics && { tally: metrics }),
  }
  const identityService = createIdentityService({
    database,
    limiter,
    followAddress: (trx, before, email) => followAddress(trx, before, email, checkout),
    clearAccount: (trx, uid) => clearAccount(trx, uid, clocks),
    erasePerson: (trx, user) => erasePerson(trx, user, checkout),
    clock: clocks.real,
    origin: config.origin,
    hideAccounts: config.hideAccounts,
    postMail: makeIdentityMailer({ outbox, origin: config.origin }),
  })
  const issuer = config.firebase
    ? firebaseIssuer(database, config.firebase)
    : ownIssuer(database, identityService.findKey)
  const cardSandbox = config.stripe
    ? null
    : await createCardSandbox({
        pool: connection.pool,
        clock: clocks.real,
        keys: { secret: paymentKeys.secretKey, publishable: paymentKeys.publishableKey },
        origin: config.origin,
        webhook: {
          url: new URL('/api/webhooks/stripe', paymentKeys.apiBase ?? config.origin).href,
          secret: paymentKeys.webhookSecret,
        },
        log,
      })
  const app = await createApp({
    config,
    database,
    clocks,
    log: requestLog,
    pages,
    outbox,
    checkout,
    paymentKeys,
    cardSandbox: cardSandbox?.routes ?? null,
    identityService: config.firebase ? null : identityService.routes,
    limiter,
    bearer: createBearer(issuer, clocks.real),
    metrics,
    leaving,
  })
  let caughtUp: Promise<void> | undefined
  opened.defer(() => caughtUp)
  if (cardSandbox) opened.defer(cardSandbox.stop)
  opened.defer(() => app.close())
  await startDelivering({ database, jobs, carrier, clock: clocks.real, log })
  await startVisitRollup({ database, jobs, clock: clocks.real })
  await jobs.every('40 3 * * *', 'sweep-identity', identityService.sweep)
  await app.listen({ host: config.host, port: config.port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(
      `Another program listens on ${config.host}:${config.port}: end it, or set PORT to another.`,
    )
  })
  // From here on the site can be reached, by its own sandbox too.
  await cardSandbox?.start()
  await startCheckoutJobs(jobs, checkout)
  await startNightlyCheck(jobs, checkout)
  caughtUp = catchUp(checkout)
  if (metrics && config.metricsPort !== null) {
    const refresh = makeDatabaseGauges(metrics.registry, { database, clock: clocks.real })
    const { metricsHost: host, metricsPort: port } = config
    const server = await startMetricsServer({ host, port, registry: metrics.registry, refresh })
    opened.defer(server.close)
  }
  return { config, leaving, parts: opened.move() }
}

try {
  const site = await open()
  const stop = async (drainSeconds: number) => {
    // A terminal signals everybody, and npm start hands it on: the second must not break off what the first has begun.
    if (site.leaving.begun) return
    site.leaving.begun = true
    await pause(seconds(drainSeconds))
    await site.parts.disposeAsync()
    process.exit(0)
  }
  process.on('SIGTERM', () => stop(site.config.drainSeconds))
  // A person at the keyboard waits for nothing.
  process.on('SIGINT', () => stop(0))
  const sandboxed = [
    !site.config.stripe && 'card payments',
    !site.config.smtpUrl && `mail (${site.config.origin}/sandbox/mailbox)`,
  ].filter(Boolean)
  // Last: who reads it may tell the process to stop at once.
  process.stdout.write(
    `The academy is open at ${site.config.origin}${sandboxed.length > 0 ? `, sandboxed: ${sandboxed.join(', ')}` : ''}\n`,
  )
} catch (error) {
  const sentences =
    error instanceof ConfigFaults ? error.faults : [error instanceof Error ? error.message : String(error)]
  process.stderr.write(`${sentences.join('\n')}\n`)
  process.exit(1)
}
