// Documents of the account: receipts, certificates, the CE record and calendar entries, generated on request.
import type { FastifyRequest } from 'fastify'
import { minutes } from '#domain/dates/days.ts'
import { defaultLanguage, type Language } from '#domain/people/language.ts'
import { readLedger } from '#features/awards/read-ce-record.ts'
import { ownCertificate } from '#features/certificates/certificates.queries.ts'
import { postedEntries } from '#features/ledger/ledger.queries.ts'
import { userOf } from '#features/people/bearer.ts'
import { findProfile } from '#features/people/profiles.queries.ts'
import { refundsOf } from '#features/refunds/refunds.queries.ts'
import type { AccountParts } from '#features/registrants/account.ts'
import {
  notFound,
  registrationOf,
  requireOwnRegistration,
  requirePaidRegistration,
} from '#features/registrants/ownership.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import { registrationById } from '#features/registrations/registrations.queries.ts'
import { draw } from '#platform/documents/draw.ts'
import { sendCalendar, sendPdf, takeDocument } from '#platform/documents/send-document.ts'
import type { App } from '#platform/http/app-type.ts'
import { serve } from '#platform/http/serve.ts'
import { othersOnReceipt, receiptHolder, refundsOfReceipt } from './group-receipt.ts'
import { receiptedPayment } from './paid-on.ts'
import { refundNumber } from './receipt.ts'
import { registrationCalendar } from './registration-calendar.ts'

const rate = { limit: 60, per: minutes(10) }

export function accountDocumentRoutes(app: App, parts: AccountParts) {
  const preHandler = (request: FastifyRequest) =>
    takeDocument(parts.limiter, { owner: userOf(request).uid, rate, address: request.ip })
  receiptRoutes(app, parts, preHandler)
  calendarRoute(app, parts)
  creditDocumentRoutes(app, parts, preHandler)
}

type Limit = (request: FastifyRequest) => Promise<void>

function receiptRoutes(app: App, { context: { database } }: AccountParts, preHandler: Limit) {
  const onRequest = requirePaidRegistration(database)
  const receipted = async (
    request: FastifyRequest,
    lang: Language | undefined,
    registration = registrationOf(request),
  ) => {
    const lines = await linesOf(database, [registration.id])
    const profile = await findProfile(database, userOf(request).uid)
    return { registration, lines, profile, language: lang ?? registration.language }
  }

  serve(
    app,
    'GET /api/account/transactions/:id/receipt.pdf',
    async (request, reply) => {
      const payer = await receiptHolder(database, registrationOf(request))
      const paid = await receiptedPayment(database, payer, request.query.payment)
      if (!paid) throw notFound()
      const colleagues = await othersOnReceipt(database, payer)
      const facts = { ...(await receipted(request, request.query.lang, payer)), colleagues }
      return sendPdf(reply, paid.receiptNumber, await draw(request.ip, 'receipt', facts, paid))
    },
    { onRequest, preHandler },
  )

  serve(
    app,
    'GET /api/account/transactions/:id/statement.pdf',
    async (request, reply) => {
      const { id, plan } = registrationOf(request)
      if (!plan) throw notFound()
      const facts = await receipted(request, request.query.lang)
      const posted = await postedEntries(database, id)
      return sendPdf(reply, `statement-${id}`, await draw(request.ip, 'statement', facts, posted))
    },
    { onRequest, preHandler },
  )

  serve(
    app,
    'GET /api/account/transactions/:id/refunds/:position.pdf',
    async (request, reply) => {
      const { position } = request.params
      const registration = registrationOf(request)
      const refunds = await refundsOf(database, registration.id)
      const refund = refunds[position - 1]
      if (!refund) throw notFound()
      const facts = await receipted(request, request.query.lang)
      const number = refundNumber(registration, refund, await refundsOfReceipt(database, registration))
      const document = await draw(request.ip, 'refundReceipt', facts, refund, number)
      return sendPdf(reply, number, document)
    },
    { onRequest, preHandler },
  )
}

function calendarRoute(app: App, { context }: AccountParts) {
  serve(
    app,
    'GET /api/account/registrations/:id/calendar.ics',
    async (request, reply) => {
      const { course, lang } = request.query
      const calendar = await registrationCalendar(registrationOf(request), { course, lang }, context)
      return sendCalendar(reply, calendar)
    },
    { onRequest: requireOwnRegistration(context.database) },
  )
}

function creditDocumentRoutes(app: App, parts: AccountParts, preHandler: Limit) {
  const { database, origin } = parts.context

  serve(
    app,
    'GET /api/account/certificates/:id.pdf',
    async (request, reply) => {
      const certificate = await ownCertificate(database, userOf(request).uid, request.params.id)
      if (!certificate) throw notFound()
      const language = request.query.lang ?? defaultLanguage
      const registration = await registrationById(database, certificate.registrationId)
      const country = registration?.payments[0].card?.country
      const document = await draw(request.ip, 'certificate', certificate, { language, origin, country })
      return sendPdf(reply, certificate.code, document)
    },
    { preHandler },
  )

  serve(
    app,
    'GET /api/account/credits.pdf',
    async (request, reply) => {
      const language = request.query.lang ?? defaultLanguage
      const ledger = await readLedger(userOf(request), language, parts)
      return sendPdf(reply, 'ce-record', await draw(request.ip, 'ledger', ledger))
    },
    { preHandler },
  )
}
