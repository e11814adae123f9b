// Calls that read money and emails.
import { listEmails, readEmail } from '#features/emails/list-emails.ts'
import { serveOffice } from '#features/office-calls/guard.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import type { App } from '#platform/http/app-type.ts'
import { sendCsv } from '#platform/http/send-csv.ts'
import { exportMoney } from './export-money.ts'
import { listFees } from './fees.ts'
import { listMoney, readOpenMoney } from './list-money.ts'

export function moneyRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  const { database, context } = parts

  serve('GET /api/office/money', ({ query }) => listMoney(query, context))
  serve('GET /api/office/money/fees', ({ query }) => listFees(query, context))
  serve('GET /api/office/money/open', () => readOpenMoney(context))
  serve('GET /api/office/money/export.csv', async ({ query }, _staff, note, reply) => {
    const text = await exportMoney(query, context)
    await note(database, 'money.exported', query)
    return sendCsv(reply, `money-${query.from}-${query.to}`, text)
  })
  serve('GET /api/office/emails', ({ query }) => listEmails(database, query))
  serve('GET /api/office/emails/:id', ({ params }) => readEmail(database, params.id))
}
