import { wordsIn } from '#content/words.ts'
import type { RegistrationLine } from '#database/tables/registration-lines.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { cardBrandName } from '#domain/card-brands.ts'
import { type Day, dayOf } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { type Cents, formatMoney } from '#domain/money.ts'
import { type WrittenLetter, writeLetter } from './email.ts'
import type { Block, Letter } from './email-blocks.ts'
import {
  boughtItems,
  courseItems,
  greeted,
  guestInvitation,
  refundCalendarBlocks,
  wordsOf,
} from './registration-words.ts'

type Confirmation = {
  registration: RegistrationRow
  bought: readonly RegistrationLine[]
  /** The signed token of the registration's page. */
  token: string
  /** The most that a cancellation could give back. */
  left: Cents
  today: Day
  origin: string
}

/** The payment has arrived: what of it stands, the receipt, the refund calendar, and an account for those without. */
export function confirmationMail(confirmation: Confirmation): WrittenLetter {
  const { registration, bought, token, left, today, origin } = confirmation
  const { language, receiptNumber } = registration
  const words = wordsOf(language)
  const lines = bought.filter(({ canceledAt }) => canceledAt === null)
  const seats = lines.filter((line) => line.courseDateId !== null).length
  const letter: Letter = {
    language,
    subject: words.confirmation.subject(receiptNumber ?? ''),
    title: words.confirmation.title,
    blocks: [
      greeted(
        registration,
        seats > 0 ? words.confirmation.withSeats(seats) : words.confirmation.withoutSeats,
      ),
      lines.length === bought.length
        ? wholePurchase(registration, lines)
        : { kind: 'items', items: courseItems(lines, language) },
      ...lines.flatMap((line) => moveNote(line, language)),
      receiptFacts(registration, seats > 0, `${origin}/api/registrations/${token}`),
      ...refundCalendarBlocks(registration, lines, left, today),
      {
        kind: 'link',
        text: words.calendar.academyCancels,
        link: { label: words.calendar.view, url: `${origin}/registration/${token}` },
      },
    ],
    ...guestInvitation(registration, origin),
  }
  return writeLetter(letter, origin)
}

/** With the sum that was paid: of a part it is not the price. */
function wholePurchase(registration: RegistrationRow, lines: readonly RegistrationLine[]): Block {
  const { total } = wordsOf(registration.language).confirmation
  return {
    kind: 'items',
    items: boughtItems(registration, lines),
    total: { label: total, money: formatMoney(registration.amount) },
  }
}

/** Who was still paying when the academy moved the date hears of it here first. */
function moveNote({ course, movedFrom }: RegistrationLine, language: Language): Block[] {
  if (movedFrom === null) return []
  const words = wordsOf(language).confirmation
  return [
    {
      kind: 'note',
      text: words.moved(
        wordsIn(language).displayName(course),
        wordsIn(language).formatRange(movedFrom, movedFrom),
      ),
    },
  ]
}

function receiptFacts(
  { language, receiptNumber, paidAt, card }: RegistrationRow,
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
      { label: words.documents, links: documents },
    ],
  }
}
