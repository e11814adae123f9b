import { z } from 'zod'
import { byId } from './account.ts'
import { courseId, language, rowNumber, token } from './fields.ts'

/** Default: the registration's language, or English. */
const inLanguage = z.object({ lang: language.optional() })

/** Counted from 1. */
const position = z.coerce.number().pipe(rowNumber.min(1))
const ofPayment = inLanguage.extend({ payment: position.optional() })

/** GET /api/account/transactions/:id/receipt.pdf */
export const accountReceipt = {
  summary: 'The receipt of a payment',
  params: byId,
  querystring: ofPayment,
}
/** GET /api/account/transactions/:id/statement.pdf */
export const accountStatement = {
  summary: 'The statement of a registration that is paid in parts',
  params: byId,
  querystring: inLanguage,
}
/** GET /api/account/transactions/:id/refunds/:position.pdf */
export const accountRefundReceipt = {
  summary: 'The receipt of a refund',
  params: byId.extend({ position }),
  querystring: inLanguage,
}
/** GET /api/account/registrations/:id/calendar.ics */
export const accountCalendar = {
  summary: 'All dates of a registration, or one course’s',
  params: byId,
  querystring: inLanguage.extend({ course: courseId.optional() }),
}
/** GET /api/account/certificates/:id.pdf */
export const accountCertificate = {
  summary: 'A certificate of completion',
  params: byId,
  querystring: inLanguage,
}
/** GET /api/account/credits.pdf */
export const creditsDocument = {
  summary: 'All continuing education hours on one paper',
  querystring: inLanguage,
}

const byToken = z.object({ token })

/** GET /api/registrations/:token/receipt.pdf */
export const guestReceipt = {
  summary: 'The receipt of a payment, by the link of the confirmation',
  params: byToken,
  querystring: ofPayment,
}
/** GET /api/registrations/:token/statement.pdf and …/calendar.ics, from the emails */
export const guestDocument = {
  summary: 'A document by the link of the confirmation: the statement, or all dates',
  params: byToken,
  querystring: inLanguage,
}
/** GET /api/registrations/:token/refunds/:position.pdf */
export const guestRefundReceipt = {
  summary: 'The receipt of a refund, by the link of the confirmation',
  params: byToken.extend({ position }),
  querystring: inLanguage,
}
/** GET /api/registrations/:token/certificates/:code.pdf */
export const guestCertificate = {
  summary: 'A certificate of completion, by the link of the confirmation',
  params: byToken.extend({ code: z.string().max(1000) }),
  querystring: inLanguage,
}
