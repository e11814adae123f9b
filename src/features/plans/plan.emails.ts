// Emails about paying in parts.

import { planEmails as english, type PlanEmails } from '#content/en/emails/plan-emails.ts'
import { planEmails as spanish } from '#content/es/emails/plan-emails.ts'
import { moneyIn } from '#content/money.ts'
import { wordsIn } from '#content/words.ts'
import { type Day, momentOf } from '#domain/dates/days.ts'
import { cardBrandName } from '#domain/money/card-brands.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import type { MoneyReader } from '#features/notices/money-reader.ts'
import { greeted, wordsOf } from '#features/notices/registration-words.emails.ts'
import type { Card, PaymentRow } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'
import type { Block } from '#platform/email/email-blocks.ts'

type AboutPlan = MoneyReader & { origin: string }

function planWords(language: Language): PlanEmails {
  return language === 'es' ? spanish : english
}

/** The frozen terms, for the confirmation. */
export function termsBlocks({ language, plan }: RegistrationRow, url: string): Block[] {
  if (!plan) return []
  const words = planWords(language)
  const { formatDay } = wordsIn(language)
  return [
    { kind: 'heading', text: words.terms },
    {
      kind: 'items',
      items: plan.terms.map(({ due, amount }, index) => ({
        name: words.payment(index + 1, plan.terms.length),
        detail: index === 0 ? words.paidToday : words.chargedOn(formatDay(due)),
        money: moneyIn(language, amount),
      })),
      total: { label: words.total, money: moneyIn(language, sum(plan.terms.map(({ amount }) => amount))) },
    },
    { kind: 'link', text: words.note, link: { label: words.view, url } },
  ]
}

function write(
  { registration, origin }: AboutPlan,
  { subject, title, text, more }: { subject: string; title: string; text: string; more: readonly Block[] },
): WrittenEmail {
  const { language } = registration
  const blocks = [greeted(registration, text), ...more]
  return writeEmail({ language, subject, title, blocks }, origin)
}

function pageOf({ token, origin }: Pick<AboutPlan, 'token' | 'origin'>): string {
  return `${origin}/plan/${token}`
}

function cardIn(language: Language, { brand, last4 }: Card): string {
  return wordsOf(language).confirmation.cardEnding(cardBrandName(brand), last4)
}

type Soon = AboutPlan & { payment: PaymentRow; card: Card | null }

export function paymentSoonEmail(about: Soon): WrittenEmail {
  const { payment, card } = about
  const { language } = about.registration
  const words = planWords(language).soon
  const money = moneyIn(language, payment.amount)
  const day = wordsIn(language).formatDay(payment.dueDay)
  const sentences = card
    ? [words.text(money, day), words.card(cardIn(language, card))]
    : [words.noCard(money, day)]
  return write(about, {
    subject: card ? words.subject(money, day) : words.subjectNoCard(money, day),
    title: words.title,
    text: sentences.join(' '),
    more: [{ kind: 'link', text: '', link: { label: words.view, url: pageOf(about) } }],
  })
}

export function paymentMadeEmail(about: AboutPlan & { payment: PaymentRow; rest: Cents }): WrittenEmail {
  const { payment, rest, token, origin } = about
  const { language } = about.registration
  const words = planWords(language).made
  const money = moneyIn(language, payment.amount)
  const api = `${origin}/api/registrations/${token}`
  return write(about, {
    subject: words.subject(money, payment.receiptNumber ?? ''),
    title: words.title,
    text: `${words.text(money)} ${rest > 0 ? words.rest(moneyIn(language, rest)) : words.done}`,
    more: [
      {
        kind: 'facts',
        facts: [
          {
            label: words.receipt,
            value: payment.receiptNumber ?? '',
            links: [
              { label: words.receipt, url: `${api}/receipt.pdf?payment=${payment.position}` },
              { label: words.statement, url: `${api}/statement.pdf` },
            ],
          },
        ],
      },
      { kind: 'link', text: '', link: { label: planWords(language).view, url: pageOf(about) } },
    ],
  })
}

type Declined = AboutPlan & {
  payment: PaymentRow
  needsBank: boolean
  hasCard: boolean
  /** The day of the next try; null if that was the last. */
  next: Day | null
  keptUntil: Day
}

export function paymentDeclinedEmail(about: Declined): WrittenEmail {
  const { payment, needsBank, hasCard, next, keptUntil } = about
  const { language } = about.registration
  const words = planWords(language).declined
  const { formatDay } = wordsIn(language)
  const money = moneyIn(language, payment.amount)
  const again = next === null ? words.noMore : words.again(formatDay(next))
  const tried = [needsBank ? words.needsBank(money) : words.text(money), again]
  const sentences = [...(hasCard ? tried : [words.noCard(money)]), words.kept(formatDay(keptUntil))]
  return write(about, {
    subject: words.subject(money),
    title: words.title(formatDay(payment.dueDay)),
    text: sentences.join(' '),
    more: [{ kind: 'button', link: { label: words.button, url: pageOf(about) } }],
  })
}

export function cardChangedEmail(about: AboutPlan & { card: Card }): WrittenEmail {
  const { language } = about.registration
  const words = planWords(language).card
  return write(about, {
    subject: words.subject,
    title: words.title,
    text: words.text(cardIn(language, about.card)),
    more: [{ kind: 'note', text: words.unasked }],
  })
}

/** `until` is shown in the academy's time zone, like the course dates. */
export function releaseNoticeEmail(about: AboutPlan & { rest: Cents; until: Date }): WrittenEmail {
  const { language } = about.registration
  const words = planWords(language).release
  const until = wordsIn(language).formatMoment(momentOf(about.until))
  return write(about, {
    subject: words.subject,
    title: words.title,
    text: words.text(moneyIn(language, about.rest), until),
    more: [{ kind: 'button', link: { label: words.button, url: pageOf(about) } }],
  })
}
