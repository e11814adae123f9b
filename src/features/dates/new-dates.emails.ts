import { wordsIn } from '#content/words.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import {
  dateAndPlace,
  greeted,
  guestInvitation,
  wordsOf,
} from '#features/notices/registration-words.emails.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'

type NewDates = {
  registration: RegistrationRow
  dates: readonly { course: CourseId; start: Day; end: Day; location: string; sample: boolean }[]
  origin: string
}

/** New dates for courses that the registrant bought without a date. Only accounts can choose one. */
export function newDatesEmail({ registration, dates, origin }: NewDates): WrittenEmail {
  const { language, uid } = registration
  const { newDates: words } = wordsOf(language)
  const [course, ...more] = new Set(dates.map((date) => date.course))
  const link = { label: words.choose, url: `${origin}/account` }
  return writeEmail(
    {
      language,
      subject:
        course && more.length === 0 ? words.subject(wordsIn(language).courseLabel(course)) : words.several,
      title: words.title,
      blocks: [
        greeted(registration, words.text(dates.length)),
        {
          kind: 'items',
          items: dates.map((date) => ({
            name: wordsIn(language).displayName(date.course),
            detail: dateAndPlace(date, language),
          })),
        },
        { kind: 'text', text: words.none },
        // For guests the button is the one that creates an account.
        uid === null ? { kind: 'link', text: words.asGuest, link } : { kind: 'button', link },
      ],
      ...guestInvitation(registration, origin),
    },
    origin,
  )
}
