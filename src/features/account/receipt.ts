// Receipts: one for each payment, and a refund receipt for each refund.

import { moneyIn } from '#content/money.ts'
import { wordsIn } from '#content/words.ts'
import { isProgramId } from '#domain/catalogue/catalogue.ts'
import { awardOfFee } from '#domain/catalogue/offered-only.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import { cardBrandName } from '#domain/money/card-brands.ts'
import { creditUsed, ofPayment, received, sharesOf } from '#domain/money/ledger.ts'
import { type Cents, formatMoney, sum } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import type { RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import type { ProfileRow } from '#platform/database/rows/account.ts'
import type { PaymentRow, RefundRow } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import {
  bodyCell,
  type Column,
  contentWidth,
  drawFacts,
  drawFoot,
  drawHead,
  drawTotal,
  type Fact,
  hairline,
  headCells,
  side,
} from '#platform/documents/letterhead.ts'
import { colours, makePaper, type Paper } from '#platform/documents/paper.ts'
import { documentWords } from '#platform/documents/words.ts'

declare module '#platform/documents/draw.ts' {
  interface Drawings {
    receipt: typeof receiptPdf
    refundReceipt: typeof refundReceiptPdf
  }
}

export type Receipted = {
  registration: RegistrationRow
  lines: readonly RegistrationLine[]
  /** The billing details; a guest's come from the registration. */
  profile: Pick<ProfileRow, 'billingName' | 'billingAddress' | 'taxId'> | undefined
  /** Registrations of other people that the same payment paid for. */
  colleagues?: readonly Pick<Receipted, 'registration' | 'lines'>[]
  language: Language
}

type PaidPart = { position: number; paidOn: Day | null }

export function receiptPdf(receipted: Receipted, { position, paidOn }: PaidPart): Promise<Buffer> {
  const { registration, language } = receipted
  const words = documentWords(language).receipt
  const payment = registration.payments.find((one) => one.position === position) ?? registration.payments[0]
  const { plan } = registration
  const number = payment.receiptNumber ?? ''
  const credit = creditUsed(registration.ledger)
  // Credit beside a card is on the receipt of the card's payment.
  const beside = payment.method === 'credit' ? 0 : credit
  const { colleagues = [] } = receipted
  const forOthers = sum(colleagues.map((one) => received(one.registration.ledger)))
  const total = received(ofPayment(registration.ledger, payment.id)) + beside + forOthers
  const country = payment.card?.country
  return makePaper({ title: `${words.title} ${number}`, language, layout: 'portrait', country }, (paper) => {
    const top = drawHead(paper, words.title)
    const facts = [
      { label: words.number, value: number },
      ...(paidOn ? [{ label: words.paidOn, value: wordsIn(language).formatDay(paidOn) }] : []),
      ...cardFact(payment, words.card, language),
      ...offlineFact(payment, language),
      ...(credit > 0 ? [{ label: words.credit, value: moneyIn(language, credit) }] : []),
    ]
    const y = drawParties(paper, billedTo(receipted), facts, top)
    const end = drawItems(paper, rowsOfAll(receipted), words.course, words.amount, y)
    drawTotal(
      paper,
      {
        label: plan ? words.partOf(position, plan.terms.length) : words.total,
        value: moneyIn(language, total),
      },
      end,
    )
    const terms = wordsIn(language).formatDay(registration.termsVersion)
    drawFoot(paper, words.note(terms, registration.refundPolicy.version))
  })
}

/** BHIA-2025-0147-R1: refunds are numbered within the receipt of their payment, so that no number is ever missing. */
export function refundNumber(
  registration: RegistrationRow,
  refund: RefundRow,
  refunds: readonly RefundRow[],
): string {
  const receiptOf = (one: RefundRow) =>
    paymentOf(registration, one).receiptNumber ?? registration.id.slice(0, 8)
  const receipt = receiptOf(refund)
  const ofReceipt = refunds.filter((one) => receiptOf(one) === receipt)
  return `${receipt}-R${ofReceipt.findIndex(({ key }) => key === refund.key) + 1}`
}

function paymentOf({ payments }: RegistrationRow, { paymentId }: RefundRow): PaymentRow {
  return payments.find(({ id }) => id === paymentId) ?? payments[0]
}

export function refundReceiptPdf(receipted: Receipted, refund: RefundRow, number: string): Promise<Buffer> {
  const { registration, language } = receipted
  const words = documentWords(language).refund
  const payment = paymentOf(registration, refund)
  const { receiptNumber } = payment
  const country = payment.card?.country
  return makePaper({ title: `${words.title} ${number}`, language, layout: 'portrait', country }, (paper) => {
    const top = drawHead(paper, words.title)
    const facts = [
      { label: words.number, value: number },
      ...(receiptNumber ? [{ label: words.receipt, value: receiptNumber }] : []),
      { label: words.decidedOn, value: wordsIn(language).formatDay(dayOf(refund.decidedAt)) },
      { label: words.state, value: words.states[refund.state] },
      // A failed or offline refund did not go to the card.
      ...(['failed', 'outside', 'credit'].includes(refund.state)
        ? []
        : cardFact(payment, words.card, language)),
    ]
    const y = drawParties(paper, billedTo(receipted), facts, top)
    const canceled = canceledRows(receipted, refund)
    const { course, amount } = documentWords(language).receipt
    const end =
      canceled.length > 0
        ? drawItems(paper, canceled, words.course, amount, y)
        : drawItems(paper, returnedRows(receipted, refund), course, amount, y)
    drawTotal(paper, { label: words.total, value: moneyIn(language, refund.amount) }, end)
    drawFoot(paper, words.note)
  })
}

export function billedTo({ registration, profile, language }: Receipted): Fact[] {
  const words = documentWords(language).receipt
  const { billingName, billingAddress, taxId } = profile ?? {}
  const { payer } = registration
  const lines = payer
    ? [payer.name, payer.email]
    : [billingName ?? registration.name, billingAddress, registration.email].filter(Boolean)
  return [
    { label: words.billedTo, value: lines.join('\n') },
    ...(taxId && !payer ? [{ label: words.taxId, value: taxId }] : []),
  ]
}

function cardFact({ card }: PaymentRow, label: string, language: Language): Fact[] {
  if (!card) return []
  const { cardEnding } = documentWords(language).receipt
  return [{ label, value: cardEnding(cardBrandName(card.brand), card.last4) }]
}

function offlineFact({ method, reference }: PaymentRow, language: Language): Fact[] {
  if (method !== 'wire' && method !== 'check') return []
  const { paidBy, methods } = documentWords(language).receipt
  return [{ label: paidBy, value: methods[method](reference ?? '') }]
}

export function drawParties(paper: Paper, left: readonly Fact[], right: readonly Fact[], y: number): number {
  const half = (contentWidth(paper) - 24) / 2
  const leftEnd = drawFacts(paper, left, { x: side, y, width: half })
  const rightEnd = drawFacts(paper, right, { x: paper.width - side - half, y, width: half })
  return Math.max(leftEnd, rightEnd) + 18
}

type Row = { name: string; detail: string; amount: Cents }

/** With the name of each person, when there are several. */
function rowsOfAll(receipted: Receipted): Row[] {
  const { colleagues = [], language } = receipted
  if (colleagues.length === 0) return boughtRows(receipted)
  return [receipted, ...colleagues].flatMap(({ registration, lines }) =>
    boughtRows({ registration, lines, profile: undefined, language }).map((row) => ({
      ...row,
      detail: [registration.name, row.detail].join(', '),
    })),
  )
}

function boughtRows({ registration, lines, language }: Receipted): Row[] {
  const words = documentWords(language).receipt
  const program = registration.items.find(isProgramId)
  if (program) {
    const labels = lines.map(({ course, soldAs }) => wordsIn(language).courseLabel(course, soldAs)).join(', ')
    const name = wordsIn(language).displayName(program)
    return [{ name, detail: words.includes(labels), amount: registration.amount }]
  }
  return lines.map((line) => ({
    name: wordsIn(language).displayName(line.course, line.soldAs),
    detail: dateOf(line, language),
    amount: line.amount,
  }))
}

/** The lines that this refund pays for were canceled in the moment it was decided. */
function canceledRows({ registration, lines, language }: Receipted, refund: RefundRow): Row[] {
  const { reason, decidedAt } = refund
  const words = documentWords(language).refund
  if (reason !== 'canceled' && reason !== 'academy') return []
  const shares = sharesOf(registration.ledger, [refund])
  const ended = lines.filter((line) => line.canceledAt?.getTime() === decidedAt.getTime())
  return ended.map((line) => ({
    name: wordsIn(language).displayName(line.course, line.soldAs),
    detail: words.ofPaid(moneyIn(language, line.amount)),
    amount: shares.get(line.course) ?? 0,
  }))
}

/** A refund without a canceled line: part of the price, or a payment that bought nothing. */
function returnedRows({ registration, lines, language }: Receipted, refund: RefundRow): Row[] {
  const words = documentWords(language).refund
  const shares = sharesOf(registration.ledger, [refund])
  if (shares.size === 0) {
    const items = registration.items
      .map((item) => wordsIn(language).displayName(item, lines.find(({ course }) => course === item)?.soldAs))
      .join('; ')
    return [{ name: words.returned, detail: items, amount: refund.amount }]
  }
  const returned = lines.filter(({ course }) => shares.has(course))
  return returned.map(({ course, soldAs, amount: paid }) => ({
    name: wordsIn(language).displayName(course, soldAs),
    detail: words.ofWhatStays(moneyIn(language, paid)),
    amount: shares.get(course) ?? 0,
  }))
}

function dateOf(line: RegistrationLine, language: Language): string {
  const { receipt, sampleDate } = documentWords(language)
  if (line.start === null) return awardOfFee(line.course) ? '' : receipt.noDate
  return [wordsIn(language).formatCourseDate(line), line.sample && sampleDate, line.location]
    .filter(Boolean)
    .join(', ')
}

export function drawItems(
  paper: Paper,
  rows: readonly Row[],
  course: string,
  amount: string,
  top: number,
): number {
  const money = 96
  const columns: [Column, Column] = [
    { head: course, x: side, width: contentWidth(paper) - money - 12, align: 'left' },
    { head: amount, x: paper.width - side - money, width: money, align: 'right' },
  ]
  let y = paper.row(headCells(columns), top) + 6
  hairline(paper, y, colours.gold)
  for (const [index, row] of rows.entries()) {
    if (index > 0) hairline(paper, y, colours.line)
    const cells = [bodyCell(columns[0], row.name, row.detail), bodyCell(columns[1], formatMoney(row.amount))]
    y = paper.row(cells, y + 11) + 11
  }
  return y
}
