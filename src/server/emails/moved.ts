import { wordsIn } from '#content/words.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import type { CourseId } from '#domain/catalogue.ts'
import { addDays, type Day } from '#domain/days.ts'
import { type Cents, formatMoney } from '#domain/money.ts'
import { type WrittenLetter, writeLetter } from './email.ts'
import { dateAndPlace, greeted, wordsOf } from './registration-words.ts'

type Dates = { course: CourseId; startDay: Day; endDay: Day; sample: boolean }
type Moved = {
  registration: RegistrationRow
  from: Dates
  to: Dates
  /** What a cancellation gives back until the course begins; of nothing the letter is silent. */
  amount: Cents
  token: string
  origin: string
}

/** The academy moved a date: where to, and that nobody has to come along. */
export function movedMail({ registration, from, to, amount, token, origin }: Moved): WrittenLetter {
  const { language } = registration
  const { moved: words } = wordsOf(language)
  const days = { start: to.startDay, end: to.endDay, sample: to.sample }
  const before = wordsIn(language).formatCourseDate({ start: from.startDay, end: from.endDay })
  const lastDay = wordsIn(language).formatDay(addDays(to.startDay, -1))
  return writeLetter(
    {
      language,
      subject: words.subject(
        wordsIn(language).courseLabel(to.course),
        wordsIn(language).formatCourseDate(days),
      ),
      title: words.title,
      blocks: [
        greeted(registration, words.text),
        {
          kind: 'items',
          items: [{ name: wordsIn(language).displayName(to.course), detail: dateAndPlace(days, language) }],
        },
        { kind: 'note', text: words.was(before) },
        {
          kind: 'link',
          text: amount > 0 ? words.free(lastDay, formatMoney(amount)) : words.otherDate,
          link: { label: words.view, url: `${origin}/registration/${token}` },
        },
      ],
    },
    origin,
  )
}
