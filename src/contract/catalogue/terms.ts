// The terms of paying in parts, of credit and of approvals, as the owner edits them. What was bought keeps its own.
import { z } from 'zod'
import { type Cents, dollars } from '#domain/money/money.ts'
import { type CreditPolicy, creditPolicy } from '#domain/money/tuition-credit.ts'
import type { PlanPolicy } from '#domain/pricing/plan.ts'
import { releaseApprovalLimit } from '#domain/registrations/approval-limit.ts'
import { newCourseId } from './entry-fields.ts'

/** The only entry of its kind. */
export const termsKey = 'tuition'

const afterDueDay = z.int().min(1).max(60)

export const terms = z
  .object({
    depositPercent: z.int().min(5).max(90),
    /** More than four would bring duties of consumer credit in the US. */
    mostPayments: z.int().min(1).max(4),
    firstAfterDays: z.int().min(1).max(60),
    lastBeforeDays: z.int().min(0).max(180),
    reminderDays: z.int().min(2).max(14),
    firstRetryDay: afterDueDay,
    secondRetryDay: afterDueDay,
    taskDay: afterDueDay,
    noticeHours: z.int().min(24).max(336),
    /** Empty: all of them. */
    onlyItems: z.array(newCourseId).max(20),
    creditMonths: z.int().min(1).max(120),
    returnedCreditDays: z.int().min(1).max(365),
    answerDays: z.int().min(1).max(60),
    approvalDollars: z.int().min(0).max(100_000),
  })
  .refine(({ firstRetryDay, secondRetryDay }) => firstRetryDay < secondRetryDay, {
    path: ['secondRetryDay'],
    message: 'must be after the first',
  })
  .refine(({ secondRetryDay, taskDay }) => secondRetryDay < taskDay, {
    path: ['taskDay'],
    message: 'must be after the last try',
  })
type TermsEntry = z.infer<typeof terms>

/** Terms that staff published before these fields existed have none. */
export type StoredTerms = Omit<TermsEntry, NewFields> & Partial<Pick<TermsEntry, NewFields>>
type NewFields = 'answerDays' | 'approvalDollars'

type Policies = { plan: PlanPolicy; credit: CreditPolicy; approvalLimit: Cents }

export function policiesOf(entry: StoredTerms): Policies {
  const { firstRetryDay, secondRetryDay, onlyItems, ...others } = entry
  const { creditMonths, returnedCreditDays, answerDays, approvalDollars, ...plan } = others
  return {
    plan: {
      ...plan,
      items: onlyItems.length > 0 ? onlyItems : 'all',
      retryDays: [firstRetryDay, secondRetryDay],
    },
    credit: {
      months: creditMonths,
      returnedDays: returnedCreditDays,
      answerDays: answerDays ?? creditPolicy.answerDays,
    },
    approvalLimit: approvalDollars === undefined ? releaseApprovalLimit : dollars(approvalDollars),
  }
}

export function termsOfPolicies({ plan, credit, approvalLimit: limit }: Policies): TermsEntry {
  const { items, retryDays, ...figures } = plan
  const [firstRetryDay = 0, secondRetryDay = 0] = retryDays
  return {
    ...figures,
    firstRetryDay,
    secondRetryDay,
    onlyItems: items === 'all' ? [] : [...items],
    creditMonths: credit.months,
    returnedCreditDays: credit.returnedDays,
    answerDays: credit.answerDays,
    approvalDollars: limit / dollars(1),
  }
}
