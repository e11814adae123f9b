// The academy canceled a date: the registrant chooses the money, credit or another date.
import { dateCanceledEmail as english } from '#content/en/emails/date-canceled-email.ts'
import { dateCanceledEmail as spanish } from '#content/es/emails/date-canceled-email.ts'
import { moneyIn } from '#content/money.ts'
import { wordsIn } from '#content/words.ts'
import type { AskedView } from '#contract/dates/date-answers.ts'
import { dateAndPlace, greeted } from '#features/notices/registration-words.emails.ts'
import type { RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'

type CanceledDate = {
  registration: RegistrationRow
  line: RegistrationLine
  asked: AskedView
  /** How long credit can be used. */
  months: number
  /** The second email about it, shortly before the last day. */
  isReminder: boolean
  token: string
  origin: string
}

export function dateCanceledEmail(canceled: CanceledDate): WrittenEmail {
  const { registration, line, asked, isReminder, token, origin } = canceled
  const { language } = registration
  const words = language === 'es' ? spanish : english
  const { courseLabel, displayName, formatDay } = wordsIn(language)
  const day = formatDay(asked.lastDay)
  const [subject, title, text] = isReminder
    ? [words.reminderSubject, words.reminderTitle, words.reminderText]
    : [words.subject, words.title, words.text]
  const was = dateAndPlace(
    { ...line, start: asked.start, end: asked.end, location: asked.location },
    language,
  )
  return writeEmail(
    {
      language,
      subject: subject(courseLabel(line.course, line.soldAs), day),
      title,
      blocks: [
        greeted(registration, text(day)),
        { kind: 'items', items: [{ name: displayName(line.course, line.soldAs), detail: was }] },
        { kind: 'items', items: options(canceled) },
        { kind: 'text', text: words.silence },
        {
          kind: 'button',
          link: {
            label: words.button,
            url: registration.uid === null ? `${origin}/registration/${token}` : `${origin}/account`,
          },
        },
      ],
    },
    origin,
  )
}

function options({ registration: { language }, asked, months }: CanceledDate) {
  const words = language === 'es' ? spanish : english
  const { amount, card, way, ends, mayTakeCredit } = asked
  const money = (cents: number) => moneyIn(language, cents)
  const credit = (amount ?? 0) - (card ?? 0)
  const back = [
    card !== 0 && words.cardText(card === null ? null : money(card), way),
    credit > 0 && words.returned(money(credit)),
    ends > 0 && words.ends(money(ends)),
  ]
  return [
    { name: words.card, detail: back.filter(Boolean).join('. ') },
    ...(mayTakeCredit && amount && card
      ? [{ name: words.credit, detail: words.creditText(money(amount), months) }]
      : []),
    { name: words.date, detail: words.dateText },
  ]
}
