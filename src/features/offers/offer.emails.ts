import { offerEmails as english, type OfferEmails } from '#content/en/emails/offer-emails.ts'
import { offerEmails as spanish } from '#content/es/emails/offer-emails.ts'
import { wordsIn } from '#content/words.ts'
import { awardOfFee } from '#domain/catalogue/offered-only.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { greeted } from '#features/notices/registration-words.emails.ts'
import type { OfferRow } from '#platform/database/rows/offers.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'

function wordsOf(language: Language): OfferEmails {
  return language === 'es' ? spanish : english
}

type Offered = { offer: OfferRow; link: string; language: Language; origin: string }

export function offerEmail({ offer, link, language, origin }: Offered): WrittenEmail {
  const { payer, name, lines, amount, dates, untilDay, holdsSeats } = offer
  const words = wordsOf(language)
  const { displayName, formatDay } = wordsIn(language)
  const text = payer ? words.textFor(name) : words.text
  const until = [words.until(formatDay(untilDay)), ...(holdsSeats ? [words.held] : [])].join(' ')
  const detailOf = (course: string) => {
    const start = dates[course]
    if (start) return formatDay(start)
    return awardOfFee(course) ? '' : words.noDate
  }
  return writeEmail(
    {
      language,
      subject: words.subject(formatMoney(amount)),
      title: words.title,
      blocks: [
        greeted({ name: payer?.name ?? name, language }, text),
        {
          kind: 'items',
          items: lines.map((line) => ({
            name: displayName(line.course),
            detail: detailOf(line.course),
            money: formatMoney(line.amount),
          })),
          total: { label: words.price, money: formatMoney(amount) },
        },
        { kind: 'text', text: until },
        { kind: 'button', link: { label: words.button, url: link } },
      ],
    },
    origin,
  )
}
