// Emails about refunds: a cancellation, a partial refund, an offline refund, a late payment, a payment of the wrong
// amount.

import { moneyIn } from '#content/money.ts'
import { wordsIn } from '#content/words.ts'
import { isAllChargedBack, notYetReturned } from '#domain/money/ledger.ts'
import type { Cents } from '#domain/money/money.ts'
import { costOf, refundWayOf } from '#domain/registrations/refunds.ts'
import type { MoneyReader } from '#features/notices/money-reader.ts'
import { dateAndPlace, greeted, wordsOf } from '#features/notices/registration-words.emails.ts'
import type { EndedPayment } from '#features/plans/end-due.ts'
import type { RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import type { RefundReason } from '#platform/database/rows/payments.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'
import type { Block } from '#platform/email/email-blocks.ts'

/** 'elsewhere': the whole payment was refunded in the provider's dashboard. */
export type EndReason = Extract<RefundReason, 'canceled' | 'academy' | 'elsewhere'>

type About = MoneyReader & { origin: string }

type Cancellation = About & {
  canceled: readonly RegistrationLine[]
  amount: Cents
  /** The part of it that comes back as credit. */
  credit: Cents
  payments: readonly EndedPayment[]
  reason: EndReason
  linesLeft: boolean
}

export function cancellationEmail(cancellation: Cancellation): WrittenEmail {
  const { registration, canceled, amount, reason, linesLeft, origin } = cancellation
  const { language } = registration
  const { refund: words } = wordsOf(language)
  const money = moneyIn(language, amount)
  return writeEmail(
    {
      language,
      ...headOf(cancellation),
      blocks: [
        greeted(registration, sentenceOf(cancellation)),
        {
          kind: 'items',
          items: canceled.map((line) => ({
            name: wordsIn(language).displayName(line.course, line.soldAs),
            detail: dateAndPlace(line, language),
            // A refund made in the provider's dashboard is one sum, with no shares per course.
            ...(reason !== 'elsewhere' && { money: moneyIn(language, line.granted) }),
          })),
          total: { label: words.total, money },
        },
        ...paymentsBlocks(cancellation),
        linkTo(cancellation, linesLeft ? words.rest : ''),
      ],
    },
    origin,
  )
}

function paymentsBlocks({ registration: { language }, payments }: Cancellation): Block[] {
  if (payments.length === 0) return []
  const { refund: words } = wordsOf(language)
  const { formatDay } = wordsIn(language)
  const items = payments.map(({ dueDay, before, after }) => ({
    name: formatDay(dueDay),
    detail:
      after === 0
        ? words.paymentEnds(moneyIn(language, before))
        : words.paymentLess(moneyIn(language, before), moneyIn(language, after)),
  }))
  return [
    { kind: 'heading', text: words.payments },
    { kind: 'items', items },
  ]
}

/** Only a registrant who canceled reads "your cancellation". */
function headOf({ registration, amount, credit, reason }: Cancellation): { subject: string; title: string } {
  const { refund: words } = wordsOf(registration.language)
  const money = moneyIn(registration.language, amount)
  const way = refundWayOf(registration)
  if (reason === 'academy') {
    const title = words.academyTitle
    return { subject: amount > 0 && credit === 0 ? words.academySubject(money, way) : title, title }
  }
  if (reason === 'elsewhere') {
    const title = words.elsewhereTitle
    return { subject: amount > 0 ? words.elsewhereSubject(money) : title, title }
  }
  const isToCard = amount > 0 && credit === 0
  return { subject: isToCard ? words.subject(money, way) : words.subjectNothing, title: words.title }
}

function sentenceOf({ registration, canceled, amount, credit, reason }: Cancellation): string {
  const { refund: words } = wordsOf(registration.language)
  const money = moneyIn(registration.language, amount)
  const way = refundWayOf(registration)
  const nothingLeft = notYetReturned(registration.ledger) === 0
  if (amount === 0 && isAllChargedBack(registration.ledger)) return words.disputed
  const wentBack = canceled.every((line) => costOf(line) === 0) || nothingLeft
  if (amount === 0 && wentBack) return words.returned
  if (credit > 0) {
    const asMoney = (cents: Cents) => moneyIn(registration.language, cents)
    const toCard = amount > credit ? ` ${words.text(asMoney(amount - credit), way)}` : ''
    return `${words.asCredit(asMoney(credit))}${toCard}`
  }
  if (reason === 'academy') return words.byAcademy(money, way)
  if (reason === 'elsewhere') return words.elsewhere(money)
  return amount > 0 ? words.text(money, way) : words.nothing
}

type Goodwill = About & {
  amount: Cents
  /** The courses that stay, each with its share. */
  returned: readonly (Pick<RegistrationLine, 'course' | 'amount' | 'soldAs'> & { share: Cents })[]
  coursesStay: boolean
  /** What it takes from credit that the money had become. */
  lessCredit: Cents
}

export function goodwillEmail(goodwill: Goodwill): WrittenEmail {
  const { registration, amount, returned, coursesStay, lessCredit, origin } = goodwill
  const { language } = registration
  const { goodwill: words, refund } = wordsOf(language)
  const money = moneyIn(language, amount)
  const way = refundWayOf(registration)
  // Empty for refunds made in the provider's dashboard.
  const items = returned.map(({ course, soldAs, amount: paid, share }) => ({
    name: wordsIn(language).displayName(course, soldAs),
    detail: words.ofPaid(moneyIn(language, paid)),
    money: moneyIn(language, share),
  }))
  return writeEmail(
    {
      language,
      subject: words.subject(money, way),
      title: words.title,
      blocks: [
        greeted(registration, words.text(money, way)),
        ...(lessCredit > 0
          ? [{ kind: 'text' as const, text: words.lessCredit(moneyIn(language, lessCredit)) }]
          : []),
        ...(items.length > 0
          ? [{ kind: 'items' as const, items, total: { label: refund.total, money } }]
          : []),
        linkTo(goodwill, coursesStay ? words.stands : ''),
      ],
    },
    origin,
  )
}

type OtherWay = About & { amount: Cents }

export function otherWayEmail(otherWay: OtherWay): WrittenEmail {
  const { registration, amount, origin } = otherWay
  const { language } = registration
  const { otherWay: words } = wordsOf(language)
  const money = moneyIn(language, amount)
  const isOffline = refundWayOf(registration) === 'offline'
  const [subject, title, text] = isOffline
    ? [words.sentSubject(money), words.sentTitle, words.sent(money)]
    : [words.subject(money), words.title, words.text(money)]
  return writeEmail(
    {
      language,
      subject,
      title,
      blocks: [greeted(registration, text), linkTo(otherWay, words.missing)],
    },
    origin,
  )
}

function linkTo({ registration, token, opens, origin }: About, text: string) {
  const { view, receipt } = wordsOf(registration.language).refund
  const link =
    opens === 'receipt'
      ? { label: receipt, url: `${origin}/api/registrations/${token}/receipt.pdf` }
      : { label: view, url: `${origin}/registration/${token}` }
  return { kind: 'link' as const, text, link }
}

type SentBack = About & { amount: Cents; reason: 'late' | 'mismatch' }

export function sentBackEmail({ registration, amount, reason, origin }: SentBack): WrittenEmail {
  const { language } = registration
  const words = wordsOf(language)[reason]
  const page = reason === 'late' ? 'courses' : 'register'
  return writeEmail(
    {
      language,
      subject: words.subject,
      title: words.title,
      blocks: [
        greeted(registration, words.text(moneyIn(language, amount))),
        { kind: 'text', text: words.sorry },
        { kind: 'button', link: { label: words.button, url: `${origin}/${page}` } },
      ],
    },
    origin,
  )
}
