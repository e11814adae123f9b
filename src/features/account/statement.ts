// The statement of a registration: its price, what was paid, ended and refunded, and what is still to pay.
import { moneyIn } from '#content/money.ts'
import { wordsIn } from '#content/words.ts'
import type { Day } from '#domain/dates/days.ts'
import { dayOf } from '#domain/dates/days.ts'
import { stillDue } from '#domain/money/ledger.ts'
import type { Cents } from '#domain/money/money.ts'
import type { PostedEntry } from '#features/ledger/ledger.queries.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { drawFoot, drawHead, drawTotal } from '#platform/documents/letterhead.ts'
import { makePaper } from '#platform/documents/paper.ts'
import { documentWords } from '#platform/documents/words.ts'
import { billedTo, drawItems, drawParties, type Receipted } from './receipt.ts'

declare module '#platform/documents/draw.ts' {
  interface Drawings {
    statement: typeof statementPdf
  }
}

type Row = { name: string; detail: string; amount: Cents }

export function statementPdf(receipted: Receipted, posted: readonly PostedEntry[]): Promise<Buffer> {
  const { registration, language } = receipted
  const words = documentWords(language).statement
  const { formatDay } = wordsIn(language)
  const country = registration.payments[0].card?.country
  return makePaper({ title: words.title, language, layout: 'portrait', country }, (paper) => {
    const top = drawHead(paper, words.title)
    const placed = formatDay(dayOf(registration.paidAt ?? registration.placedAt))
    const facts = [
      { label: words.of, value: placed },
      { label: words.price, value: moneyIn(language, registration.amount) },
    ]
    const y = drawParties(paper, billedTo(receipted), facts, top)
    const rows = [...postedRows(receipted, posted), ...rowsToCome(registration, words.due, formatDay)]
    const end = drawItems(paper, rows, words.entry, documentWords(language).receipt.amount, y)
    drawTotal(paper, { label: words.rest, value: moneyIn(language, stillDue(registration.ledger)) }, end)
    drawFoot(paper, words.note)
  })
}

function postedRows({ registration, language }: Receipted, posted: readonly PostedEntry[]): Row[] {
  const words = documentWords(language).statement
  const receiptOf = (id: string | null) =>
    registration.payments.find((payment) => payment.id === id)?.receiptNumber ?? null
  return posted.flatMap(({ from, to, amount, payment, day }) => {
    const detail = wordsIn(language).formatDay(day)
    const receipt = receiptOf(payment)
    if (from === 'receivable' && (to === 'provider' || to === 'offline') && receipt) {
      return [{ name: words.paid(receipt), detail, amount }]
    }
    if (from === 'receivable' && (to === 'tuition' || to === 'write_off')) {
      return [{ name: words.ended, detail, amount }]
    }
    if (to === 'refund_payable' && from !== 'tuition') return [{ name: words.refunded, detail, amount }]
    return []
  })
}

function rowsToCome({ payments }: RegistrationRow, name: string, inWords: (day: Day) => string): Row[] {
  const open = payments.filter(({ state }) => state === 'open')
  return open.map(({ dueDay, amount }) => ({ name, detail: inWords(dueDay), amount }))
}
