import { z } from 'zod'
import { calls } from '../calls.ts'
import { courseId, language, rowNumber, token } from '../fields.ts'
import { byId } from './account.ts'

/** Default: the registration's language, or English. */
const inLanguage = z.object({ lang: language.optional() })

/** Counted from 1. */
const position = z.coerce.number().pipe(rowNumber.min(1))
const ofPayment = inLanguage.extend({ payment: position.optional() })

const byToken = z.object({ token })

const guestDocument = {
  summary: 'A document by the link of the confirmation: the statement, or all dates',
  params: byToken,
  query: inLanguage,
  answer: 'file',
} as const

export const accountDocumentCalls = calls({
  'GET /api/account/transactions/:id/receipt.pdf': {
    summary: 'The receipt of a payment',
    who: 'registrant',
    params: byId,
    query: ofPayment,
    answer: 'file',
  },
  'GET /api/account/transactions/:id/statement.pdf': {
    summary: 'The statement of a registration that is paid in parts',
    who: 'registrant',
    params: byId,
    query: inLanguage,
    answer: 'file',
  },
  'GET /api/account/transactions/:id/refunds/:position.pdf': {
    summary: 'The receipt of a refund',
    who: 'registrant',
    params: byId.extend({ position }),
    query: inLanguage,
    answer: 'file',
  },
  'GET /api/account/registrations/:id/calendar.ics': {
    summary: 'All dates of a registration, or one course’s',
    who: 'registrant',
    params: byId,
    query: inLanguage.extend({ course: courseId.optional() }),
    answer: 'file',
  },
  'GET /api/account/certificates/:id.pdf': {
    summary: 'A certificate of completion',
    who: 'registrant',
    params: byId,
    query: inLanguage,
    answer: 'file',
  },
  'GET /api/account/credits.pdf': {
    summary: 'All continuing education hours on one paper',
    who: 'registrant',
    query: inLanguage,
    answer: 'file',
  },
  'GET /api/registrations/:token/receipt.pdf': {
    summary: 'The receipt of a payment, by the link of the confirmation',
    who: 'link',
    params: byToken,
    query: ofPayment,
    answer: 'file',
  },
  /** And …/calendar.ics, from the emails */
  'GET /api/registrations/:token/statement.pdf': {
    ...guestDocument,
    who: 'link',
  },
  'GET /api/registrations/:token/calendar.ics': {
    ...guestDocument,
    who: 'link',
  },
  'GET /api/registrations/:token/refunds/:position.pdf': {
    summary: 'The receipt of a refund, by the link of the confirmation',
    who: 'link',
    params: byToken.extend({ position }),
    query: inLanguage,
    answer: 'file',
  },
  'GET /api/registrations/:token/certificates/:code.pdf': {
    summary: 'A certificate of completion, by the link of the confirmation',
    who: 'link',
    params: byToken.extend({ code: z.string().max(1000) }),
    query: inLanguage,
    answer: 'file',
  },
})
export type AccountDocumentCalls = typeof accountDocumentCalls
