// What Kysely knows of the tables. Each row type stands beside the queries of its table.
import type { ActionCodesTable } from '../action-codes.ts'
import type { ToldDatesTable } from '../announced-dates.ts'
import type { AwardCasesTable } from '../award-cases.ts'
import type { AwardStepsTable } from '../award-steps.ts'
import type { AwardTestsTable } from '../award-tests.ts'
import type { CalendarFeedsTable } from '../calendar-feeds.ts'
import type { CertificatesTable } from '../certificates.ts'
import type { SessionsTable } from '../course-dates.ts'
import type { MailsTable } from '../emails.ts'
import type { ErasedAccountsTable } from '../erased-accounts.ts'
import type { FailedAuthenticationsTable } from '../failed-authentications.ts'
import type { LimitsTable } from '../limits.ts'
import type { OutsideCreditsTable } from '../outside-credits.ts'
import type { ProfilesTable } from '../profiles.ts'
import type { ProviderEventsTable } from '../provider-events.ts'
import type { ReceiptNumbersTable } from '../receipt-numbers.ts'
import type { RefreshTokensTable } from '../refresh-tokens.ts'
import type { RefundsTable } from '../refunds.ts'
import type { RegistrationLinesTable } from '../registration-lines.ts'
import type { RegistrationsTable } from '../registrations.ts'
import type { SeatsTable } from '../seats.ts'
import type { SecretsTable } from '../secrets.ts'
import type { SigningKeysTable } from '../signing-keys.ts'
import type { StaffActionsTable } from '../staff-actions.ts'
import type { UsersTable } from '../users.ts'
import type { VisitDaysTable } from '../visit-days.ts'
import type { VisitsTable } from '../visits.ts'
import type { WaitingListTable } from '../waiting-list.ts'

export type Tables = {
  actionCodes: ActionCodesTable
  awardCases: AwardCasesTable
  awardSteps: AwardStepsTable
  awardTests: AwardTestsTable
  calendarFeeds: CalendarFeedsTable
  certificates: CertificatesTable
  erasedAccounts: ErasedAccountsTable
  failedAuthentications: FailedAuthenticationsTable
  limits: LimitsTable
  mails: MailsTable
  outsideCredits: OutsideCreditsTable
  profiles: ProfilesTable
  providerEvents: ProviderEventsTable
  receiptNumbers: ReceiptNumbersTable
  refreshTokens: RefreshTokensTable
  refunds: RefundsTable
  registrationLines: RegistrationLinesTable
  registrations: RegistrationsTable
  seats: SeatsTable
  secrets: SecretsTable
  sessions: SessionsTable
  signingKeys: SigningKeysTable
  staffActions: StaffActionsTable
  toldDates: ToldDatesTable
  users: UsersTable
  visitDays: VisitDaysTable
  visits: VisitsTable
  waitingList: WaitingListTable
}
