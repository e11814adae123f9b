// Calls that read money and emails.
import { staffNotes } from '#content/en/office/record/staff-notes.ts'
import { officeEmails, officeEmailText } from '#contract/office/emails.ts'
import {
  exportMoney as exportCall,
  officeFees,
  officeMoney,
  officeOpenMoney,
} from '#contract/office/money.ts'
import { listEmails, readEmail } from '#features/emails/list-emails.ts'
import { officeCall } from '#features/office-calls/guard.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import type { App } from '#platform/http/app-type.ts'
import { sendCsv } from '#platform/http/send-csv.ts'
import { exportMoney } from './export-money.ts'
import { listFees } from './fees.ts'
import { listMoney, readOpenMoney } from './list-money.ts'

export function moneyRoutes(app: App, parts: OfficeParts): void {
  const { database, context } = parts
  const see = { method: 'GET', permission: 'see' } as const

  officeCall(app, parts, {
    ...see,
    url: '/api/office/money',
    schema: officeMoney,
    handler: ({ query }) => listMoney(query, context),
  })
  officeCall(app, parts, {
    ...see,
    url: '/api/office/money/fees',
    schema: officeFees,
    handler: ({ query }) => listFees(query, context),
  })
  officeCall(app, parts, {
    ...see,
    url: '/api/office/money/open',
    schema: officeOpenMoney,
    handler: () => readOpenMoney(context),
  })
  officeCall(app, parts, {
    method: 'GET',
    permission: 'accounting',
    url: '/api/office/money/export.csv',
    fresh: true,
    action: 'money export',
    schema: exportCall,
    async handler({ query }, _staff, note, reply) {
      const text = await exportMoney(query, context)
      await note(database, staffNotes.moneyExported(query))
      return sendCsv(reply, `money-${query.from}-${query.to}`, text)
    },
  })
  officeCall(app, parts, {
    ...see,
    url: '/api/office/emails',
    schema: officeEmails,
    handler: ({ query }) => listEmails(database, query),
  })
  officeCall(app, parts, {
    ...see,
    url: '/api/office/emails/:id',
    schema: officeEmailText,
    handler: ({ params }) => readEmail(database, params.id),
  })
}
