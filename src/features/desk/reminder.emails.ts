import { moneyIn } from '#content/money.ts'
import { wordsIn } from '#content/words.ts'
import type { RefundStep } from '#domain/registrations/refunds.ts'
import type { Addressed } from '#features/notices/money-reader.ts'
import { dateAndPlace, greeted, wordsOf } from '#features/notices/registration-words.emails.ts'
import type { RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'

type Reminder = {
  registration: Addressed
  /** Only reminders about courses without a date cover several lines. */
  lines: readonly RegistrationLine[]
  token: string
  origin: string
}

export function dateReminderEmail({ daysLeft, ...reminder }: Reminder & { daysLeft: number }): WrittenEmail {
  const { language } = reminder.registration
  const { reminder: words } = wordsOf(language)
  return write(reminder, words.subject(named(reminder), daysLeft), words.title(daysLeft), words.text)
}

export function refundReminderEmail({ step, ...reminder }: Reminder & { step: RefundStep }): WrittenEmail {
  const { language } = reminder.registration
  const { reminder: words } = wordsOf(language)
  const day = wordsIn(language).formatDay(step.lastDay)
  const text = step.rule === 'no-date' ? words.stepTextNoDate : words.stepText
  const sentence = text(day, moneyIn(language, step.amount))
  return write(reminder, words.stepSubject(named(reminder), day), words.stepTitle, sentence)
}

/** 'Module 2', or 'Your courses'. */
function named({ registration: { language }, lines: [line, ...more] }: Reminder): string {
  return line && more.length === 0
    ? wordsIn(language).courseLabel(line.course, line.soldAs)
    : wordsOf(language).reminder.several
}

function write(
  { registration, lines, token, origin }: Reminder,
  subject: string,
  title: string,
  sentence: string,
) {
  const { language } = registration
  return writeEmail(
    {
      language,
      subject,
      title,
      blocks: [
        greeted(registration, sentence),
        {
          kind: 'items',
          items: lines.map((line) => ({
            name: wordsIn(language).displayName(line.course, line.soldAs),
            detail: dateAndPlace(line, language),
          })),
        },
        {
          kind: 'link',
          text: '',
          link: { label: wordsOf(language).reminder.view, url: `${origin}/registration/${token}` },
        },
      ],
    },
    origin,
  )
}
