// Documents of the account: receipts, certificates, the CE record, calendar entries. All of them are made when asked for.
import type { FastifyRequest } from 'fastify'
import {
  accountCalendar,
  accountCertificate,
  accountReceipt,
  accountRefundReceipt,
  creditsDocument,
} from '#contract/account.ts'
import { ownCertificate } from '#database/tables/certificates.ts'
import { findProfile } from '#database/tables/profiles.ts'
import { refundsOf } from '#database/tables/refunds.ts'
import { linesOf } from '#database/tables/registration-lines.ts'
import { minutes } from '#domain/days.ts'
import { defaultLanguage, type Language } from '#domain/language.ts'
import { draw } from '../documents/draw.ts'
import { refundNumber } from '../documents/receipt.ts'
import { sendCalendar, sendPdf, takeDocument } from '../documents/send-document.ts'
import type { App } from '../http/app-type.ts'
import { userOf } from '../identity/bearer.ts'
import type { AccountParts } from './account.ts'
import { notFound, registrationOf, requireOwnRegistration } from './ownership.ts'
import { readLedger } from './read-ce-record.ts'
import { registrationCalendar } from './registration-calendar.ts'

const documents = { limit: 60, per: minutes(10) }

export function accountDocumentRoutes(app: App, parts: AccountParts) {
  const { checkout, limiter } = parts
  const { database, origin } = checkout
  const own = requireOwnRegistration(database)
  const limited = (request: FastifyRequest) =>
    takeDocument(limiter, { owner: userOf(request).uid, rate: documents, address: request.ip })

  async function receipted(request: FastifyRequest, lang: Language | undefined) {
    const registration = registrationOf(request)
    const lines = await linesOf(database, [registration.id])
    const profile = await findProfile(database, userOf(request).uid)
    return { registration, lines, profile, language: lang ?? registration.language }
  }

  app.get(
    '/api/account/transactions/:id/receipt.pdf',
    { schema: accountReceipt, onRequest: own, preHandler: limited },
    async (request, reply) => {
      const { receiptNumber } = registrationOf(request)
      if (receiptNumber === null) throw notFound()
      const facts = await receipted(request, request.query.lang)
      return sendPdf(reply, receiptNumber, await draw(request.ip, 'receipt', facts))
    },
  )

  app.get(
    '/api/account/transactions/:id/refunds/:position.pdf',
    { schema: accountRefundReceipt, onRequest: own, preHandler: limited },
    async (request, reply) => {
      const { position } = request.params
      const registration = registrationOf(request)
      const refund = (await refundsOf(database, registration.id))[position - 1]
      if (!refund) throw notFound()
      const facts = await receipted(request, request.query.lang)
      return sendPdf(
        reply,
        refundNumber(registration, position),
        await draw(request.ip, 'refundReceipt', facts, refund, position),
      )
    },
  )

  app.get(
    '/api/account/registrations/:id/calendar.ics',
    { schema: accountCalendar, onRequest: own },
    async (request, reply) => {
      const { course, lang } = request.query
      return sendCalendar(
        reply,
        await registrationCalendar(registrationOf(request), { course, lang }, checkout),
      )
    },
  )

  app.get(
    '/api/account/certificates/:id.pdf',
    { schema: accountCertificate, preHandler: limited },
    async (request, reply) => {
      const certificate = await ownCertificate(database, userOf(request).uid, request.params.id)
      if (!certificate) throw notFound()
      const language = request.query.lang ?? defaultLanguage
      const document = await draw(request.ip, 'certificate', certificate, { language, origin })
      return sendPdf(reply, certificate.code, document)
    },
  )

  app.get(
    '/api/account/credits.pdf',
    { schema: creditsDocument, preHandler: limited },
    async (request, reply) => {
      const language = request.query.lang ?? defaultLanguage
      const ledger = await readLedger(userOf(request), language, parts)
      return sendPdf(reply, 'ce-record', await draw(request.ip, 'ledger', ledger))
    },
  )
}
