import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RefundQuoteView } from '#contract/office/refunds.ts'
import type { OfficeRegistration } from '#contract/office/registrations.ts'
import { readAmount } from '#domain/money/money.ts'
import { useForeseenEmails } from '../../services/foreseen-emails.ts'
import { readingList, useChange } from '../../services/queries.ts'

export type RefundState = ReturnType<typeof useRefund>

/** What is chosen in the refund dialog, and what the office says would happen. */
export function useRefund(registration: OfficeRegistration) {
  const { id } = registration
  const [items, setItems] = useState<readonly string[] | null>(null)
  const [isOther, setOther] = useState(false)
  const [keeps, setKeeps] = useState(false)
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const needsAmount = isOther || keeps
  const amount = needsAmount ? readAmount(typed.trim()) : null
  const isChosen = items === null || items.length > 0
  const query = useQuery({
    ...readingList('GET /api/office/registrations/:id/refund-quote', {
      params: { id },
      query: {
        items: items ?? undefined,
        amount: amount === null ? undefined : String(amount),
        keeps: keeps ? 'true' : undefined,
      },
    }),
    enabled: isChosen,
    staleTime: 0,
  })
  const change = useChange('registrations', 'approvals')
  const quote = useLastQuote(query.data)
  /** The policy's amount, or the one that was typed. */
  const wanted = needsAmount ? amount : (quote?.policy ?? null)
  const needsSecond = (sum: number, { policy, limit }: RefundQuoteView) => sum > policy || sum > limit
  const isAsked = quote !== undefined && wanted !== null && needsSecond(wanted, quote)
  const formOf = ({ revision, items }: RefundQuoteView, sum: number) => ({
    revision,
    items,
    amount: sum,
    keeps,
  })
  const asks = isAsked && quote.approvers.length > 0
  const request = asks ? { ...formOf(quote, wanted), reason: reason.trim() || '…' } : null
  const emailsToApprovers = useForeseenEmails(
    'POST /api/office/registrations/:id/approvals/preview',
    request && { params: { id }, body: request },
  )
  const submit = (sum: number, onDone: (wasAsked: boolean) => void) => {
    if (!quote) return
    const wasAsked = needsSecond(sum, quote)
    const isPlain = sum === quote.policy && !keeps && !wasAsked
    const then = { onSuccess: () => onDone(wasAsked), onError: () => query.refetch() }
    if (wasAsked) {
      const call = 'POST /api/office/registrations/:id/approvals'
      change.mutate({ call, params: { id }, body: { ...formOf(quote, sum), reason } }, then)
    } else {
      const body = { ...formOf(quote, sum), reason: isPlain ? null : reason }
      change.mutate({ call: 'POST /api/office/registrations/:id/refund', params: { id }, body }, then)
    }
  }
  return {
    chosen: items ?? quote?.items ?? [],
    isOther,
    keeps,
    typed,
    reason,
    amount,
    wanted,
    isAsked,
    needsAmount,
    isChosen,
    query,
    quote,
    change,
    emailsToApprovers,
    submit,
    choose: (course: string, on: boolean) => {
      const before = items ?? quote?.items ?? []
      setItems(on ? [...before, course] : before.filter((one) => one !== course))
    },
    setOther,
    setKeeps,
    setTyped,
    setReason,
  }
}

/** A refused amount keeps the form: the last quote stays, with the refusal. */
function useLastQuote(quote: RefundQuoteView | undefined) {
  const [last, setLast] = useState<RefundQuoteView>()
  useEffect(() => {
    if (quote) setLast(quote)
  }, [quote])
  return quote ?? last
}
