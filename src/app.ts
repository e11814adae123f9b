// Builds the site from its parts. It never listens: main.ts does, and tests use `inject`.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { Refusal } from '#platform/refusal.ts'
import { accountCalls } from './account-calls.ts'
import type { Clocks } from './domain/dates/clock.ts'
import { guestRoutes } from './features/account/guest.routes.ts'
import { askRoutes } from './features/ask/routes.ts'
import { openLessons } from './features/classroom/lessons.ts'
import { classroomRoutes } from './features/classroom/routes.ts'
import { offerRoutes } from './features/offers/offer.routes.ts'
import { apiDocs } from './features/pages/api-docs.ts'
import type { Pages } from './features/pages/pages.ts'
import { publicFiles } from './features/pages/public-files.ts'
import { sitemapRoutes } from './features/pages/sitemap.ts'
import { wordsRoute } from './features/pages/words-route.ts'
import { paymentRoutes } from './features/payments/payments.routes.ts'
import { planRoutes } from './features/payments/plan.routes.ts'
import type { AccountDesk } from './features/people/account-desk.ts'
import type { Bearer } from './features/people/bearer.ts'
import { deleteAccountRoute } from './features/personal-data/delete-account.ts'
import { pictureFileRoute } from './features/pictures/routes.ts'
import { requireRegistrant } from './features/registrants/ownership.ts'
import { waitingListRoutes } from './features/seats/waiting-list.routes.ts'
import { takeoverRoutes } from './features/takeovers/takeover.routes.ts'
import { openCountries } from './features/visits/country.ts'
import { visitorRoutes } from './features/visits/routes.ts'
import { officeRoutes } from './office-calls.ts'
import type { Config } from './platform/config.ts'
import type { Context } from './platform/context.ts'
import type { Database } from './platform/database/connection.ts'
import { mailboxRoutes } from './platform/email/mailbox-routes.ts'
import type { Outbox } from './platform/email/outbox.ts'
import type { App } from './platform/http/app-type.ts'
import { cspReportRoute } from './platform/http/csp-reports.ts'
import { answerErrorsInOneShape, bodyOf } from './platform/http/errors.ts'
import { healthPaths, healthRoutes } from './platform/http/health.ts'
import { refuseOtherNames } from './platform/http/own-names.ts'
import { requestIdOf, withRequestId } from './platform/http/request-id.ts'
import { commonHeaders } from './platform/http/security-headers.ts'
import { requireDeclarations } from './platform/http/serve.ts'
import { siteConfigRoute } from './platform/http/site-config.ts'
import type { Stopping } from './platform/http/stopping.ts'
import { refuseConnection } from './platform/http/unreadable-requests.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Limiter } from './platform/limits/limits.ts'
import type { Metrics } from './platform/metrics/metrics.ts'
import { routeOfPage } from './platform/metrics/page-route.ts'
import type { PaymentKeys } from './platform/provider/payment-keys.ts'
import type { Snapshots } from './platform/snapshots.ts'
import { openPictureStore } from './platform/storage/picture-store.ts'

/** Created by the composition root (main.ts). */
type Parts = {
  config: Config
  database: Database
  /** For work that takes longer than a visitor would wait. */
  background: Database
  clocks: Clocks
  log: FastifyBaseLogger
  pages: Pages
  limiter: Limiter
  outbox: Outbox
  jobs: Pick<Jobs, 'send'>
  bearer: Bearer
  context: Context
  paymentKeys: PaymentKeys
  /** Routes of the embedded card sandbox; null with Stripe. */
  cardSandbox: FastifyPluginAsync | null
  /** Routes of the own identity service; null with Firebase. */
  identityService: FastifyPluginAsync | null
  /** Null with Firebase, which has a console of its own. */
  accounts: AccountDesk | null
  /** Null when metrics are not served. */
  metrics: Metrics | null
  stopping: Stopping
  snapshots: Snapshots
}

export const bodyLimit = 64 * 1024

/** Cuts off slow bodies. Idle connections outlast a load balancer's usual 60 seconds. */
const connectionLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 72_000,
}

export async function createApp(parts: Parts): Promise<App> {
  const { config } = parts
  const headers = commonHeaders(config)
  const notFound = notFoundHandler(parts)
  const refuseName = refuseOtherNames(config, headers)
  const app: App = Fastify({
    loggerInstance: parts.log,
    // Fastify's own request line contains addresses and tokens; `addHooks` logs one without them.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: trustedProxies(config.trustProxy),
    genReqId: ({ headers }) => requestIdOf(headers, config),
    forceCloseConnections: 'idle',
    // Requests on open connections are still served: a load balancer cannot resend a POST to another process.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 512 },
    clientErrorHandler: refuseConnection(headers),
    // URLs that cannot be decoded, or with a part of more than 512 characters.
    frameworkErrors: (_error, request, reply) => notFound(request, reply.headers(headers)),
    // Pages and built files are answered before Fastify sees the request: they are the hot path.
    serverFactory: (handler) =>
      createServer(connectionLimits, (request, response) => {
        if (parts.stopping.begun) response.setHeader('connection', 'close')
        if (refuseName(request, response) || answerPage(request, response, parts)) return
        handler(request, response)
      }),
  }).withTypeProvider<ZodTypeProvider>()

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  answerErrorsInOneShape(app)
  endConnectionsAtClose(app)
  addHooks(app, headers, parts)
  await addRoutes(app, parts)
  app.setNotFoundHandler(notFound)
  return app
}

function notFoundHandler({ pages }: Parts) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    if (isApiPath(request.url)) {
      reply.code(404).header('cache-control', 'no-store')
      return reply.send(bodyOf(new Refusal('not_found', { missing: 'address' })))
    }
    reply.hijack()
    pages.notFound(request.raw, reply.raw)
  }
}

function addHooks(app: App, headers: Record<string, string>, { metrics, snapshots }: Parts) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store')
    }
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const { url: route } = request.routeOptions
    const status = reply.statusCode
    // A proxy asks for these every second.
    const level = healthPaths.includes(route ?? '') ? 'debug' : 'info'
    request.log[level]({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'answered')
    metrics?.answered({ method, route: route ?? 'none', status, milliseconds: reply.elapsedTime })
  })
  // After the body was read: its socket events run outside the request's async context.
  app.addHook('preValidation', (request, _reply, done) =>
    withRequestId(request.id, () => snapshots.keeping(done)),
  )
}

async function addRoutes(app: App, parts: Parts) {
  requireDeclarations(app)
  app.decorate('requireRegistrant', requireRegistrant(parts))
  await apiDocs(app, parts)
  healthRoutes(app, parts)
  mailboxRoutes(app, parts)
  const countryOf = await openCountries(parts.config.geoipDb, (sentence) => parts.log.warn(sentence))
  await visitorRoutes(app, { ...parts, countryOf })
  siteConfigRoute(app, parts)
  wordsRoute(app)
  await cspReportRoute(app, parts)
  askRoutes(app, parts)
  paymentRoutes(app, { ...parts, countryOf })
  guestRoutes(app, parts)
  planRoutes(app, parts)
  offerRoutes(app, parts)
  takeoverRoutes(app, parts)
  waitingListRoutes(app, parts)
  accountCalls(app, parts)
  deleteAccountRoute(app, parts)
  const lessons = openLessons(parts)
  await classroomRoutes(app, { ...parts, lessons })
  const pictureStore = openPictureStore(parts.config.pictureStore)
  officeRoutes(app, { ...parts, lessons, pictureStore })
  if (parts.identityService) await app.register(parts.identityService)
  if (parts.cardSandbox) await app.register(parts.cardSandbox)
  pictureFileRoute(app, { ...parts, pictureStore })
  sitemapRoutes(app, parts)
  await publicFiles(app)
}

function answerPage(request: IncomingMessage, response: ServerResponse, { pages, metrics }: Parts): boolean {
  if (!metrics) return pages.answer(request, response)
  const began = performance.now()
  if (!pages.answer(request, response)) return false
  const { method = 'GET', url = '/' } = request
  const count = () =>
    metrics.answered({
      method,
      route: routeOfPage(url),
      status: response.statusCode,
      milliseconds: performance.now() - began,
    })
  // Pages with a look-up are written later.
  if (response.writableEnded) count()
  else response.once('close', count)
  return true
}

/** Without this, a connection whose last request ran when the stop began stays open until its timeout. */
function endConnectionsAtClose(app: App) {
  let sweep: NodeJS.Timeout
  app.addHook('preClose', async () => {
    sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  })
  app.addHook('onClose', async () => clearInterval(sweep))
}

function trustedProxies(trust: Config['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust
}

function isApiPath(url: string) {
  return /^\/(?:api|v1|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(?:[/?]|$)/.test(url)
}
