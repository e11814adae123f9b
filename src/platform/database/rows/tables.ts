// The table types for Kysely.

import type { CalendarFeedsTable, CertificatesTable, ProfilesTable } from './account.ts'
import type { AskedQuestionsTable, OfficeQuestionsTable } from './ask.ts'
import type { AwardCasesTable, AwardStepsTable, AwardTestsTable, OutsideCreditsTable } from './awards.ts'
import type {
  ClassroomFilePartsTable,
  ClassroomFilesTable,
  EvaluationsGivenTable,
  EvaluationsTable,
  LessonBeatsTable,
  LessonNotesTable,
  LessonProgressTable,
  LiveJoinsTable,
  LiveSessionsTable,
  QuestionCountsTable,
  TestAnswersTable,
  TestAttemptsTable,
  TestExtraTimeTable,
  TestRulesTable,
} from './classroom.ts'
import type { DateAnswersTable } from './date-answers.ts'
import type {
  AnnouncedDatesTable,
  AttendanceTable,
  CourseDatesTable,
  SeatsTable,
  UnpaidHoldsTable,
  WaitingListTable,
} from './dates.ts'
import type { ApprovalsTable, AskedChangesTable, KeptViewsTable, NotesTable } from './desk.ts'
import type { EmailsTable, SandboxMailboxTable } from './emails.ts'
import type { EntriesTable, EntryVersionsTable } from './entries.ts'
import type {
  ActionCodesTable,
  ErasedAccountsTable,
  RefreshTokensTable,
  SigningKeysTable,
  UsersTable,
} from './identity.ts'
import type { DiscountCodesTable, OffersTable, WiresTable } from './offers.ts'
import type {
  IdempotencyKeysTable,
  RecordValuesTable,
  StaffAppsTable,
  StaffChallengesTable,
  StaffInvitationsTable,
  StaffPasskeysTable,
  StaffRecoveryCodesTable,
  StaffSessionsTable,
  StaffTable,
} from './office.ts'
import type {
  DisputesTable,
  FailedAuthenticationsTable,
  LedgerEntriesTable,
  PaymentsTable,
  ProviderEventsTable,
  ReceiptNumbersTable,
  RefundsTable,
} from './payments.ts'
import type { PictureFilesTable, PicturesTable } from './pictures.ts'
import type { PlansTable } from './plans.ts'
import type { RegistrationLinesTable, RegistrationsTable } from './registrations.ts'
import type {
  FailedPagesTable,
  LimitsTable,
  ReconciliationsTable,
  SecretsTable,
  StaffActionsTable,
} from './site.ts'
import type { TakeoversTable } from './takeovers.ts'
import type { CreditHoldsTable, TuitionCreditsTable } from './tuition-credits.ts'
import type { UpgradesTable } from './upgrades.ts'
import type { VisitDaysTable, VisitsTable } from './visits.ts'

export type Tables = {
  actionCodes: ActionCodesTable
  approvals: ApprovalsTable
  askedChanges: AskedChangesTable
  attendance: AttendanceTable
  askedQuestions: AskedQuestionsTable
  awardCases: AwardCasesTable
  awardSteps: AwardStepsTable
  awardTests: AwardTestsTable
  calendarFeeds: CalendarFeedsTable
  certificates: CertificatesTable
  classroomFileParts: ClassroomFilePartsTable
  classroomFiles: ClassroomFilesTable
  creditHolds: CreditHoldsTable
  disputes: DisputesTable
  erasedAccounts: ErasedAccountsTable
  evaluations: EvaluationsTable
  evaluationsGiven: EvaluationsGivenTable
  failedPages: FailedPagesTable
  failedAuthentications: FailedAuthenticationsTable
  idempotencyKeys: IdempotencyKeysTable
  ledgerEntries: LedgerEntriesTable
  keptViews: KeptViewsTable
  lessonBeats: LessonBeatsTable
  lessonNotes: LessonNotesTable
  lessonProgress: LessonProgressTable
  limits: LimitsTable
  liveJoins: LiveJoinsTable
  liveSessions: LiveSessionsTable
  emails: EmailsTable
  sandboxMailbox: SandboxMailboxTable
  entries: EntriesTable
  entryVersions: EntryVersionsTable
  pictures: PicturesTable
  pictureFiles: PictureFilesTable
  notes: NotesTable
  officeQuestions: OfficeQuestionsTable
  outsideCredits: OutsideCreditsTable
  offers: OffersTable
  wires: WiresTable
  discountCodes: DiscountCodesTable
  codeUses: { registrationId: string; code: string }
  payments: PaymentsTable
  plans: PlansTable
  profiles: ProfilesTable
  providerEvents: ProviderEventsTable
  questionCounts: QuestionCountsTable
  receiptNumbers: ReceiptNumbersTable
  recordValues: RecordValuesTable
  reconciliations: ReconciliationsTable
  refreshTokens: RefreshTokensTable
  refunds: RefundsTable
  registrationLines: RegistrationLinesTable
  registrations: RegistrationsTable
  seats: SeatsTable
  secrets: SecretsTable
  courseDates: CourseDatesTable
  signingKeys: SigningKeysTable
  staff: StaffTable
  staffActions: StaffActionsTable
  staffApps: StaffAppsTable
  staffChallenges: StaffChallengesTable
  staffInvitations: StaffInvitationsTable
  staffPasskeys: StaffPasskeysTable
  staffRecoveryCodes: StaffRecoveryCodesTable
  staffSessions: StaffSessionsTable
  announcedDates: AnnouncedDatesTable
  testAnswers: TestAnswersTable
  testAttempts: TestAttemptsTable
  testExtraTime: TestExtraTimeTable
  testRules: TestRulesTable
  tuitionCredits: TuitionCreditsTable
  takeovers: TakeoversTable
  dateAnswers: DateAnswersTable
  upgrades: UpgradesTable
  unpaidHolds: UnpaidHoldsTable
  users: UsersTable
  visitDays: VisitDaysTable
  visits: VisitsTable
  waitingList: WaitingListTable
}
