import { moneyIn } from '#content/money.ts'
import { wordsIn } from '#content/words.ts'
import type { CourseId, SoldAs } from '#domain/catalogue/catalogue.ts'
import { addDays, type Day } from '#domain/dates/days.ts'
import type { Cents } from '#domain/money/money.ts'
import { dateAndPlace, greeted, wordsOf } from '#features/notices/registration-words.emails.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'

type Dates = { course: CourseId; startDay: Day; endDay: Day; location: string; sample: boolean }
type Moved = {
  registration: RegistrationRow
  soldAs: SoldAs | null
  from: Dates
  to: Dates
  /** The refund for a cancellation before the course begins. At 0 the email offers another date instead. Null: by the policy. */
  amount: Cents | null
  token: string
  origin: string
}

/** The academy moved a date. The registrant may keep the new date, choose another or cancel. */
export function movedEmail({ registration, soldAs, from, to, amount, token, origin }: Moved): WrittenEmail {
  const { language } = registration
  const { moved: words } = wordsOf(language)
  const days = { start: to.startDay, end: to.endDay, location: to.location, sample: to.sample }
  const before = wordsIn(language).formatCourseDate({ start: from.startDay, end: from.endDay })
  const lastDay = wordsIn(language).formatDay(addDays(to.startDay, -1))
  return writeEmail(
    {
      language,
      subject: words.subject(
        wordsIn(language).courseLabel(to.course, soldAs),
        wordsIn(language).formatCourseDate(days),
      ),
      title: words.title,
      blocks: [
        greeted(registration, words.text),
        {
          kind: 'items',
          items: [
            { name: wordsIn(language).displayName(to.course, soldAs), detail: dateAndPlace(days, language) },
          ],
        },
        { kind: 'note', text: words.was(before) },
        {
          kind: 'link',
          text:
            amount === null
              ? words.byPolicy
              : amount > 0
                ? words.free(lastDay, moneyIn(language, amount))
                : words.otherDate,
          link: { label: words.view, url: `${origin}/registration/${token}` },
        },
      ],
    },
    origin,
  )
}
