// What Kysely knows of the tables. Each row type stands beside the queries of its table.
import type { LimitsTable } from './limits.ts'
import type { MailsTable } from './mails.ts'
import type { SecretsTable } from './secrets.ts'
import type { SessionsTable } from './sessions.ts'
import type { VisitDaysTable } from './visit-days.ts'
import type { VisitsTable } from './visits.ts'

export type Tables = {
  limits: LimitsTable
  mails: MailsTable
  secrets: SecretsTable
  sessions: SessionsTable
  visitDays: VisitDaysTable
  visits: VisitsTable
}
