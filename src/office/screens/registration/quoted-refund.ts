import { useQuery } from '@tanstack/react-query'
import { secondPersonNeeded } from '#content/en/office/money/large-changes.ts'
import { stepWords } from '#content/en/office/money/refund-dialog.ts'
import { daySpan } from '#content/en/office/times.ts'
import type { OfficeApproval } from '#contract/office/refunds.ts'
import type { Day } from '#domain/dates/days.ts'
import type { ForeseenEmails } from '../../services/foreseen-emails.ts'
import { readingList } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import type { Consequence } from '../../ui/dialog/dialog.tsx'

type Refund = Pick<OfficeApproval, 'items' | 'amount' | 'keeps'>

/** What a refund would do, and its emails, for dialogs that choose nothing. Without a refund: all courses, by the policy. */
export function useQuotedRefund(
  registrationId: string,
  today: Day,
  refund?: Refund,
): { happens: Consequence[]; emails: ForeseenEmails; needsSecond: Consequence[] } {
  const keeps = refund?.keeps ? 'true' : ''
  const { data, error } = useQuery({
    ...readingList('GET /api/office/registrations/:id/refund-quote', {
      params: { id: registrationId },
      query: refund ? { items: refund.items, amount: refund.amount, keeps } : {},
    }),
    staleTime: 0,
  })
  const dates = (start: string, end: string) => daySpan(start, end, today)
  const isLarge = data !== undefined && data.amount > data.limit
  return {
    needsSecond: isLarge ? [secondPersonNeeded(data.limit)] : [],
    happens: data?.steps.map((step) => stepWords(step, dates)) ?? [],
    emails: { emails: data?.emails ?? [], refusal: error ? sentenceOf(error) : undefined },
  }
}
