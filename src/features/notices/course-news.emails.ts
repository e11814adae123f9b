// Emails about a purchased course: its date is set, its certificate is ready, or its completion was undone.

import { wordsIn } from '#content/words.ts'
import type { CourseId, SoldAs } from '#domain/catalogue/catalogue.ts'
import type { CertificateRow } from '#platform/database/rows/account.ts'
import type { CourseDateRow } from '#platform/database/rows/dates.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'
import { dateAndPlace, greeted, guestInvitation, wordsOf } from './registration-words.emails.ts'

export function dateEmail(
  registration: RegistrationRow,
  { courseDate, soldAs, mayChange }: { courseDate: CourseDateRow; soldAs: SoldAs | null; mayChange: boolean },
  { token, origin }: { token: string; origin: string },
): WrittenEmail {
  const { language, uid } = registration
  const { date: words } = wordsOf(language)
  const way =
    uid === null
      ? { change: words.changeAsGuest, label: words.viewAsGuest, url: `${origin}/registration/${token}` }
      : { change: words.change, label: words.view, url: `${origin}/account` }
  const { startDay: start, endDay: end, location, sample } = courseDate
  const days = { start, end, location, sample }
  const label = wordsIn(language).courseLabel(courseDate.course, soldAs)
  return writeEmail(
    {
      language,
      subject: words.subject(label, wordsIn(language).formatCourseDate(days)),
      title: words.title,
      blocks: [
        greeted(registration, mayChange ? `${words.text} ${way.change}` : words.text),
        {
          kind: 'items',
          items: [
            {
              name: wordsIn(language).displayName(courseDate.course, soldAs),
              detail: dateAndPlace(days, language),
            },
          ],
        },
        { kind: 'link', text: '', link: { label: way.label, url: way.url } },
      ],
    },
    origin,
  )
}

export function certificateEmail(
  registration: RegistrationRow,
  { course, soldAs, completedOn, code }: CertificateRow,
  { token, origin }: { token: string; origin: string },
): WrittenEmail {
  const { language, uid } = registration
  const { certificate: words } = wordsOf(language)
  const download =
    uid === null
      ? { label: words.downloadAsGuest, url: `${origin}/registration/${token}` }
      : { label: words.download, url: `${origin}/account` }
  return writeEmail(
    {
      language,
      subject: words.subject(wordsIn(language).courseLabel(course, soldAs)),
      title: words.title,
      blocks: [
        greeted(registration, words.text),
        {
          kind: 'items',
          items: [
            {
              name: wordsIn(language).displayName(course, soldAs),
              detail: wordsIn(language).formatDay(completedOn),
            },
          ],
        },
        { kind: 'link', text: words.check, link: { label: code, url: `${origin}/verify/${code}` } },
        { kind: 'link', text: '', link: download },
      ],
      ...guestInvitation(registration, origin),
    },
    origin,
  )
}

export function undoneCompletionEmail(
  registration: RegistrationRow,
  { course, soldAs, codes }: { course: CourseId; soldAs: SoldAs | null; codes: readonly string[] },
  { token, origin }: { token: string; origin: string },
): WrittenEmail {
  const { language, uid } = registration
  const { completionUndone: words, date, refund } = wordsOf(language)
  const view =
    uid === null
      ? { label: refund.view, url: `${origin}/registration/${token}` }
      : { label: date.view, url: `${origin}/account` }
  return writeEmail(
    {
      language,
      subject: words.subject(wordsIn(language).courseLabel(course, soldAs)),
      title: words.title,
      blocks: [
        greeted(registration, words.text),
        {
          kind: 'items',
          items: [
            {
              name: wordsIn(language).displayName(course, soldAs),
              detail: codes.map(words.revoked).join(', '),
            },
          ],
        },
        { kind: 'text', text: words.mistake },
        { kind: 'link', text: words.active, link: view },
      ],
    },
    origin,
  )
}
