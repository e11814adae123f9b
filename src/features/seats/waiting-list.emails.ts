import { wordsIn } from '#content/words.ts'
import { momentOf } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { dateAndPlace, wordsOf } from '#features/notices/registration-words.emails.ts'
import type { CourseDateRow } from '#platform/database/rows/dates.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'
import type { Block } from '#platform/email/email-blocks.ts'

type Place = { courseDate: CourseDateRow; language: Language; token: string; origin: string }

export function waitingEmail({ courseDate, language, token, origin }: Place): WrittenEmail {
  const { waiting: words } = wordsOf(language)
  return writeEmail(
    {
      language,
      subject: words.subject(wordsIn(language).courseLabel(courseDate.course)),
      title: words.title,
      blocks: [
        { kind: 'lead', text: words.text },
        dateBlock(courseDate, language),
        leaveBlock(words, `${origin}/waiting-list/${token}`),
      ],
    },
    origin,
  )
}

/** The link opens a page with a button: mail scanners open links and must not confirm anything. */
export function confirmPlaceEmail({ courseDate, language, token, origin }: Place): WrittenEmail {
  const { confirmPlace: words } = wordsOf(language)
  return writeEmail(
    {
      language,
      subject: words.subject(wordsIn(language).courseLabel(courseDate.course)),
      title: words.title,
      blocks: [
        { kind: 'lead', text: words.text },
        dateBlock(courseDate, language),
        { kind: 'button', link: { label: words.button, url: `${origin}/waiting-list/${token}` } },
        { kind: 'text', text: words.notYou },
      ],
    },
    origin,
  )
}

type Offer = Place & { until: Date }

export const offerEmail = (offer: Offer) => writeOffer(offer, wordsOf(offer.language).offer)

/** The same offer with a later end. */
export const extendedOfferEmail = (offer: Offer) =>
  writeOffer(offer, { ...wordsOf(offer.language).offer, ...wordsOf(offer.language).offerExtended })

/** `until` is shown in the academy's time zone, like the course dates. */
function writeOffer(
  { courseDate, language, token, origin, until }: Offer,
  words: ReturnType<typeof wordsOf>['offer'],
): WrittenEmail {
  const page = `${origin}/waiting-list/${token}`
  return writeEmail(
    {
      language,
      subject: words.subject(wordsIn(language).courseLabel(courseDate.course)),
      title: words.title,
      blocks: [
        { kind: 'lead', text: words.text(wordsIn(language).formatMoment(momentOf(until))) },
        dateBlock(courseDate, language),
        { kind: 'button', link: { label: words.button, url: page } },
        leaveBlock(words, page),
      ],
    },
    origin,
  )
}

export function removedWaitEmail({ courseDate, language, origin }: Omit<Place, 'token'>): WrittenEmail {
  const { waitRemoved: words } = wordsOf(language)
  return writeEmail(
    {
      language,
      subject: words.subject(wordsIn(language).courseLabel(courseDate.course)),
      title: words.title,
      blocks: [
        { kind: 'lead', text: words.text },
        dateBlock(courseDate, language),
        { kind: 'button', link: { label: words.button, url: `${origin}/courses` } },
      ],
    },
    origin,
  )
}

export function movedWaitEmail({ courseDate, language, token, origin }: Place): WrittenEmail {
  const { waitMoved: words } = wordsOf(language)
  const days = { start: courseDate.startDay, end: courseDate.endDay }
  return writeEmail(
    {
      language,
      subject: words.subject(
        wordsIn(language).courseLabel(courseDate.course),
        wordsIn(language).formatCourseDate(days),
      ),
      title: words.title,
      blocks: [
        { kind: 'lead', text: words.text },
        dateBlock(courseDate, language),
        leaveBlock(words, `${origin}/waiting-list/${token}`),
      ],
    },
    origin,
  )
}

export function endedWaitEmail({
  courseDate,
  language,
  origin,
  why,
}: Omit<Place, 'token'> & { why: 'closed' | 'canceled' }): WrittenEmail {
  const { waitEnded: words } = wordsOf(language)
  return writeEmail(
    {
      language,
      subject: words.subject(wordsIn(language).courseLabel(courseDate.course)),
      title: words.title,
      blocks: [
        { kind: 'lead', text: words[why] },
        dateBlock(courseDate, language),
        { kind: 'button', link: { label: words.button, url: `${origin}/courses` } },
      ],
    },
    origin,
  )
}

function dateBlock({ course, startDay, endDay, location, sample }: CourseDateRow, language: Language): Block {
  const detail = dateAndPlace({ start: startDay, end: endDay, location, sample }, language)
  return { kind: 'items', items: [{ name: wordsIn(language).displayName(course), detail }] }
}

function leaveBlock(words: { leave: string; leaveLink: string }, url: string): Block {
  return { kind: 'link', text: words.leave, link: { label: words.leaveLink, url } }
}
