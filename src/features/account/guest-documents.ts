// Documents of a registration for the holder of its signed link, with or without an account.

import { readCertificateCode } from '#domain/awards/certificate-code.ts'
import { minutes } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { registrantCertificates } from '#features/certificates/certificates.queries.ts'
import { postedEntries } from '#features/ledger/ledger.queries.ts'
import { refundsOf } from '#features/refunds/refunds.queries.ts'
import type { AccountParts } from '#features/registrants/account.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import { linkedRegistration, paidRegistration } from '#features/registrations/registration-link.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { draw } from '#platform/documents/draw.ts'
import { sendCalendar, sendPdf, takeDocument } from '#platform/documents/send-document.ts'
import type { App } from '#platform/http/app-type.ts'
import { serve } from '#platform/http/serve.ts'
import { Refusal } from '#platform/refusal.ts'
import { othersOnReceipt, refundsOfReceipt } from './group-receipt.ts'
import { receiptedPayment } from './paid-on.ts'
import { refundNumber } from './receipt.ts'
import { registrationCalendar } from './registration-calendar.ts'

const documents = { limit: 20, per: minutes(10) }

type Asked = { params: { token: string }; query: { lang?: Language | undefined } }

export function guestDocumentRoutes(app: App, parts: AccountParts) {
  const desk = guestDesk(parts)
  moneyDocumentRoutes(app, parts, desk)
  courseDocumentRoutes(app, parts, desk)
}

type Desk = ReturnType<typeof guestDesk>

function guestDesk({ context, limiter }: AccountParts) {
  const limited = ({ id }: RegistrationRow, address: string) =>
    takeDocument(limiter, { owner: id, rate: documents, address })

  async function opened({ params, query }: Asked) {
    const registration = await linkedRegistration(params.token, context)
    return { registration, language: query.lang ?? registration.language }
  }

  /** A guest has no profile, so the receipt has no billing address. */
  const facts = async ({ registration, language }: Awaited<ReturnType<typeof opened>>) => ({
    registration,
    lines: await linesOf(context.database, [registration.id]),
    profile: undefined,
    language,
  })

  return { opened, limited, facts }
}

function moneyDocumentRoutes(app: App, { context }: AccountParts, { limited, facts }: Desk) {
  const { database } = context

  async function paid({ params, query }: Asked) {
    const { registration } = await paidRegistration(params.token, context)
    return { registration, language: query.lang ?? registration.language }
  }

  serve(app, 'GET /api/registrations/:token/receipt.pdf', async (request, reply) => {
    const asked = await paid(request)
    const payment = await receiptedPayment(database, asked.registration, request.query.payment)
    if (!payment) throw new Refusal('not_found', { missing: 'receipt' })
    await limited(asked.registration, request.ip)
    const colleagues = await othersOnReceipt(database, asked.registration)
    const receipted = { ...(await facts(asked)), colleagues }
    return sendPdf(reply, payment.receiptNumber, await draw(request.ip, 'receipt', receipted, payment))
  })

  serve(app, 'GET /api/registrations/:token/statement.pdf', async (request, reply) => {
    const asked = await paid(request)
    const { id, plan } = asked.registration
    if (!plan) throw new Refusal('not_found', { missing: 'receipt' })
    await limited(asked.registration, request.ip)
    const posted = await postedEntries(database, id)
    const document = await draw(request.ip, 'statement', await facts(asked), posted)
    return sendPdf(reply, `statement-${id}`, document)
  })

  serve(app, 'GET /api/registrations/:token/refunds/:position.pdf', async (request, reply) => {
    const asked = await paid(request)
    const { registration } = asked
    const { position } = request.params
    const refunds = await refundsOf(database, registration.id)
    const refund = refunds[position - 1]
    if (!refund) throw new Refusal('not_found', { missing: 'refund' })
    await limited(registration, request.ip)
    const number = refundNumber(registration, refund, await refundsOfReceipt(database, registration))
    const document = await draw(request.ip, 'refundReceipt', await facts(asked), refund, number)
    return sendPdf(reply, number, document)
  })
}

function courseDocumentRoutes(app: App, { context }: AccountParts, { opened, limited }: Desk) {
  const { database, origin } = context

  serve(app, 'GET /api/registrations/:token/certificates/:code.pdf', async (request, reply) => {
    const { registration, language } = await opened(request)
    const code = readCertificateCode(request.params.code)
    const certificates = await registrantCertificates(database, registration.id)
    const certificate = certificates.find((one) => one.code === code)
    if (!certificate) throw new Refusal('not_found', { missing: 'certificate-of-registration' })
    await limited(registration, request.ip)
    const document = await draw(request.ip, 'certificate', certificate, {
      language,
      origin,
      country: registration.payments[0].card?.country,
    })
    return sendPdf(reply, certificate.code, document)
  })

  serve(app, 'GET /api/registrations/:token/calendar.ics', async (request, reply) => {
    const { registration } = await opened(request)
    return sendCalendar(reply, await registrationCalendar(registration, request.query, context))
  })
}
