// Every call of the API. Browsers know it by type only: `import type { Api }`.

import { type AccountCalls, accountCalls } from './account/account.ts'
import { type AccountDocumentCalls, accountDocumentCalls } from './account/account-documents.ts'
import { type AwardFeeCalls, awardFeeCalls } from './account/award-fees.ts'
import { type CreditCalls, creditCalls } from './account/credits.ts'
import { type TuitionCreditCalls, tuitionCreditCalls } from './account/tuition-credit.ts'
import { type UpgradeCalls, upgradeCalls } from './account/upgrades.ts'
import { type AskCalls, askCalls } from './ask.ts'
import { type WordsCalls, wordsCalls } from './catalogue/words-call.ts'
import { type CertificateCalls, certificateCalls } from './certificates.ts'
import { type CheckoutCalls, checkoutCalls } from './checkout.ts'
import { type LearnCalls, learnCalls } from './classroom/learn.ts'
import { type LearnFileCalls, learnFileCalls } from './classroom/learn-files.ts'
import { type LearnLiveCalls, learnLiveCalls } from './classroom/learn-live.ts'
import { type LearnTestCalls, learnTestCalls } from './classroom/learn-tests.ts'
import { type ClassroomCalls, classroomCalls } from './classroom/office-classroom.ts'
import { type ClassroomFileCalls, classroomFileCalls } from './classroom/office-files.ts'
import { type AttendanceCalls, attendanceCalls } from './dates/attendance.ts'
import { type CompletionCalls, completionCalls } from './dates/completions.ts'
import { type CourseDateCalls, courseDateCalls } from './dates/course-dates.ts'
import { type DateAnswerCalls, dateAnswerCalls } from './dates/date-answers.ts'
import { type DateChangeCalls, dateChangeCalls } from './dates/date-changes.ts'
import { type DateCalls, dateCalls } from './dates/office-dates.ts'
import { type OfferCalls, offerCalls } from './offers.ts'
import { type AwardChangeCalls, awardChangeCalls } from './office/award-changes.ts'
import { type AwardCalls, awardCalls } from './office/awards.ts'
import { type BulkCalls, bulkCalls } from './office/bulk.ts'
import { type CodeCalls, codeCalls } from './office/codes.ts'
import { type CorrectionCalls, correctionCalls } from './office/corrections.ts'
import { type OfficeCreditCalls, officeCreditCalls } from './office/credit.ts'
import { type EmailChangeCalls, emailChangeCalls } from './office/email-changes.ts'
import { type EmailCalls, emailCalls } from './office/emails.ts'
import { type EntryCalls, entryCalls } from './office/entries.ts'
import { type FigureCalls, figureCalls } from './office/figures.ts'
import { type FindCalls, findCalls } from './office/find.ts'
import { type MoneyCalls, moneyCalls } from './office/money.ts'
import { type OfficeOfferCalls, officeOfferCalls } from './office/offers.ts'
import { type PeopleCalls, peopleCalls } from './office/people.ts'
import { type PersonDeskCalls, personDeskCalls } from './office/person-desk.ts'
import { type PictureCalls, pictureCalls } from './office/pictures.ts'
import { type ReconciliationCalls, reconciliationCalls } from './office/reconciliation.ts'
import { type RefundCalls, refundCalls } from './office/refunds.ts'
import { type OfficeRegistrationCalls, officeRegistrationCalls } from './office/registrations.ts'
import { type TodayCalls, todayCalls } from './office/today.ts'
import { type PlanCalls, planCalls } from './plans.ts'
import { type RegistrationCalls, registrationCalls } from './registrations.ts'
import { type SiteConfigCalls, siteConfigCalls } from './site-config.ts'
import { type AccessCalls, accessCalls } from './staff/access.ts'
import { type StaffCalls, staffCalls } from './staff/staff.ts'
import { type ViewCalls, viewCalls } from './staff/views.ts'
import { type TakeoverCalls, takeoverCalls } from './takeovers.ts'
import { type VisitorCalls, visitorCalls } from './visitors.ts'
import { type WaitingListCalls, waitingListCalls } from './waiting-list.ts'

export interface Api
  extends AccountDocumentCalls,
    AccountCalls,
    AskCalls,
    AwardFeeCalls,
    WordsCalls,
    CertificateCalls,
    CheckoutCalls,
    CourseDateCalls,
    CreditCalls,
    DateAnswerCalls,
    LearnFileCalls,
    LearnLiveCalls,
    LearnTestCalls,
    LearnCalls,
    OfferCalls,
    AccessCalls,
    AttendanceCalls,
    AwardChangeCalls,
    AwardCalls,
    BulkCalls,
    ClassroomFileCalls,
    ClassroomCalls,
    CodeCalls,
    CompletionCalls,
    CorrectionCalls,
    OfficeCreditCalls,
    DateChangeCalls,
    DateCalls,
    EmailChangeCalls,
    EmailCalls,
    EntryCalls,
    FigureCalls,
    FindCalls,
    MoneyCalls,
    OfficeOfferCalls,
    PeopleCalls,
    PersonDeskCalls,
    PictureCalls,
    ReconciliationCalls,
    RefundCalls,
    OfficeRegistrationCalls,
    StaffCalls,
    TodayCalls,
    ViewCalls,
    PlanCalls,
    RegistrationCalls,
    SiteConfigCalls,
    TakeoverCalls,
    TuitionCreditCalls,
    UpgradeCalls,
    VisitorCalls,
    WaitingListCalls {}

/** For the server. */
export const api: Api = {
  ...accountDocumentCalls,
  ...accountCalls,
  ...askCalls,
  ...awardFeeCalls,
  ...wordsCalls,
  ...certificateCalls,
  ...checkoutCalls,
  ...courseDateCalls,
  ...creditCalls,
  ...dateAnswerCalls,
  ...learnFileCalls,
  ...learnLiveCalls,
  ...learnTestCalls,
  ...learnCalls,
  ...offerCalls,
  ...accessCalls,
  ...attendanceCalls,
  ...awardChangeCalls,
  ...awardCalls,
  ...bulkCalls,
  ...classroomFileCalls,
  ...classroomCalls,
  ...codeCalls,
  ...completionCalls,
  ...correctionCalls,
  ...officeCreditCalls,
  ...dateChangeCalls,
  ...dateCalls,
  ...emailChangeCalls,
  ...emailCalls,
  ...entryCalls,
  ...figureCalls,
  ...findCalls,
  ...moneyCalls,
  ...officeOfferCalls,
  ...peopleCalls,
  ...personDeskCalls,
  ...pictureCalls,
  ...reconciliationCalls,
  ...refundCalls,
  ...officeRegistrationCalls,
  ...staffCalls,
  ...todayCalls,
  ...viewCalls,
  ...planCalls,
  ...registrationCalls,
  ...siteConfigCalls,
  ...takeoverCalls,
  ...tuitionCreditCalls,
  ...upgradeCalls,
  ...visitorCalls,
  ...waitingListCalls,
}
