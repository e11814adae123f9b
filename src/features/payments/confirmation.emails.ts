import { moneyIn } from '#content/money.ts'
import { wordsIn } from '#content/words.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import { cardBrandName } from '#domain/money/card-brands.ts'
import type { Cents } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import {
  boughtItems,
  courseItems,
  greeted,
  guestInvitation,
  refundCalendarBlocks,
  wordsOf,
} from '#features/notices/registration-words.emails.ts'
import { termsBlocks } from '#features/plans/plan.emails.ts'
import type { RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'
import type { Block, Email } from '#platform/email/email-blocks.ts'
import { groupFacts } from './group.emails.ts'

type Confirmation = {
  registration: RegistrationRow
  bought: readonly RegistrationLine[]
  /** Registrations that were paid with it. */
  colleagues: readonly RegistrationRow[]
  /** The signed token of the registration's page. */
  token: string
  /** The most that a cancellation can refund. */
  left: Cents
  today: Day
  origin: string
}

/**
 * Confirms a payment: the courses that are not canceled, the receipt, the refund schedule and, for guests, an
 * account link.
 */
export function confirmationEmail(confirmation: Confirmation): WrittenEmail {
  const { registration, bought, colleagues, token, left, today, origin } = confirmation
  const { language, payments } = registration
  const words = wordsOf(language)
  const lines = bought.filter(({ canceledAt }) => canceledAt === null)
  const seats = lines.filter((line) => line.courseDateId !== null).length
  const email: Email = {
    language,
    subject: words.confirmation.subject(payments[0].receiptNumber ?? ''),
    title: words.confirmation.title,
    blocks: [
      greeted(
        registration,
        seats > 0 ? words.confirmation.withSeats(seats) : words.confirmation.withoutSeats,
      ),
      lines.length === bought.length
        ? wholePurchase(registration, lines)
        : { kind: 'items', items: courseItems(lines, language) },
      ...groupFacts(registration, colleagues),
      ...lines.flatMap((line) => moveNote(line, language)),
      receiptFacts(registration, seats > 0, `${origin}/api/registrations/${token}`),
      ...termsBlocks(registration, `${origin}/plan/${token}`),
      ...refundCalendarBlocks(registration, lines, left, today),
      {
        kind: 'link',
        text: words.calendar.academyCancels,
        link: { label: words.calendar.view, url: `${origin}/registration/${token}` },
      },
    ],
    ...guestInvitation(registration, origin),
  }
  return writeEmail(email, origin)
}

/** Only for a whole purchase: the paid total is not the price of a part of it. */
function wholePurchase(registration: RegistrationRow, lines: readonly RegistrationLine[]): Block {
  const { total, agreed } = wordsOf(registration.language).confirmation
  return {
    kind: 'items',
    items: boughtItems(registration, lines),
    total: {
      label: registration.plan ? agreed : total,
      money: moneyIn(registration.language, registration.amount),
    },
  }
}

/** For a buyer who was still paying when the academy moved the date, and who gets no other email about it. */
function moveNote({ course, soldAs, movedFrom }: RegistrationLine, language: Language): Block[] {
  if (movedFrom === null) return []
  const words = wordsOf(language).confirmation
  return [
    {
      kind: 'note',
      text: words.moved(
        wordsIn(language).displayName(course, soldAs),
        wordsIn(language).formatRange(movedFrom, movedFrom),
      ),
    },
  ]
}

function receiptFacts(
  { language, paidAt, payments: [{ receiptNumber, card, method, reference }] }: RegistrationRow,
  seated: boolean,
  api: string,
): Block {
  const words = wordsOf(language).confirmation
  const documents = [
    { label: words.receiptLink, url: `${api}/receipt.pdf` },
    ...(seated ? [{ label: words.calendarLink, url: `${api}/calendar.ics` }] : []),
  ]
  return {
    kind: 'facts',
    facts: [
      { label: words.receipt, value: receiptNumber ?? '' },
      ...(paidAt ? [{ label: words.date, value: wordsIn(language).formatDay(dayOf(paidAt)) }] : []),
      ...(card
        ? [{ label: words.card, value: words.cardEnding(cardBrandName(card.brand), card.last4) }]
        : []),
      ...(method === 'wire' || method === 'check'
        ? [{ label: words.paidBy, value: words.methods[method](reference ?? '') }]
        : []),
      { label: words.documents, links: documents },
    ],
  }
}
