// The ledger of a registration as staff read it: the price, what came in, what went back, and what is owed after each.
import type { OfficeMoneyLine } from '#contract/office/registrations.ts'
import type { Account } from '#domain/money/ledger.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import type { PostedEntry } from '#features/ledger/ledger.queries.ts'
import type { PaymentRow } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'

type MoneyKind = OfficeMoneyLine['kind']

/** Null for entries that only move a debt between our own accounts. */
export function kindOf({ from, to }: Pick<PostedEntry, 'from' | 'to'>): MoneyKind | null {
  return kinds[`${from}>${to}`] ?? null
}

const kinds: Partial<Record<`${Account}>${Account}`, MoneyKind>> = {
  'tuition>receivable': 'agreed',
  'receivable>tuition': 'price-lowered',
  'refund_payable>tuition': 'price-lowered',
  'tuition>refund_payable': 'agreed',
  'receivable>provider': 'payment',
  'receivable>offline': 'payment',
  'provider>receivable': 'payment-reversed',
  'offline>receivable': 'payment-reversed',
  'provider>refund_payable': 'refund',
  'offline>refund_payable': 'refund-offline',
  'refund_payable>provider': 'refund-reversed',
  'refund_payable>offline': 'refund-reversed',
  'provider>disputed': 'dispute-opened',
  'disputed>provider': 'dispute-withdrawn',
  'disputed>write_off': 'dispute-lost',
  'write_off>refund_payable': 'chargeback-as-refund',
}

const cash: readonly Account[] = ['provider', 'offline']

export function moneyLines(registration: RegistrationRow, posted: readonly PostedEntry[]): OfficeMoneyLine[] {
  let owed: Cents = 0
  const lines = groups(posted).flatMap((group) => {
    const [first] = group
    const kind = first && kindOf(first)
    if (!first || !kind) return []
    const amount = sum(group.map((entry) => entry.amount))
    const price = kind === 'agreed' ? amount : kind === 'price-lowered' ? -amount : 0
    const { cameIn, wentBack } = cashOf(kind, first, amount)
    // A chargeback that stands for a refund pays it without cash of ours; the dispute had taken that cash.
    owed += price - cameIn + wentBack
    const payment = registration.payments.find(({ id }) => id === first.payment)
    return [
      {
        day: first.day,
        kind,
        course: group.length === 1 ? first.course : null,
        ...about(payment),
        reference: first.refund ?? first.dispute ?? payment?.intentId ?? null,
        price,
        in: cameIn,
        back: wentBack,
        owed,
        expected: false,
      },
    ]
  })
  return [...lines, ...expectedLines(registration, owed)]
}

/** A reversal counts against what it reverses, so that the sums are what came in and went back in the end. */
function cashOf(kind: MoneyKind, { from, to }: PostedEntry, amount: Cents) {
  if (kind === 'refund-reversed') return { cameIn: 0, wentBack: -amount }
  if (kind === 'payment-reversed') return { cameIn: -amount, wentBack: 0 }
  return { cameIn: cash.includes(to) ? amount : 0, wentBack: cash.includes(from) ? amount : 0 }
}

/** The lines of a price, and of a decision over several courses, were posted together. */
function groups(posted: readonly PostedEntry[]): PostedEntry[][] {
  const all: PostedEntry[][] = []
  for (const entry of posted) {
    const last = all.at(-1)
    if (last?.[0] && isSameStep(last[0], entry)) last.push(entry)
    else all.push([entry])
  }
  return all
}

function isSameStep(one: PostedEntry, other: PostedEntry): boolean {
  const kind = kindOf(one)
  return (
    (kind === 'agreed' || kind === 'price-lowered') &&
    kind === kindOf(other) &&
    one.cause === other.cause &&
    one.refund === other.refund &&
    one.recordedAt.getTime() === other.recordedAt.getTime()
  )
}

function expectedLines({ status, payments, ledger }: RegistrationRow, owedNow: Cents): OfficeMoneyLine[] {
  if (status === 'expired' || status === 'canceled' || status === 'refunded') return []
  const open = payments.filter(({ state }) => state === 'open')
  // Nothing is agreed in the ledger before the first payment.
  let owed = ledger.length === 0 ? sum(open.map(({ amount }) => amount)) : owedNow
  return open.map((payment) => {
    owed -= payment.amount
    return {
      day: payment.dueDay,
      kind: 'payment',
      course: null,
      ...about(payment),
      reference: payment.intentId,
      price: 0,
      in: payment.amount,
      back: 0,
      owed,
      expected: true,
    }
  })
}

function about(payment: PaymentRow | undefined): Pick<OfficeMoneyLine, 'payment' | 'card'> {
  const card = payment?.card
  return {
    payment: payment?.position ?? null,
    card: card ? { brand: card.brand, last4: card.last4 } : null,
  }
}
