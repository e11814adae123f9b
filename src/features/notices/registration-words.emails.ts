// Text that several emails share about a registration, in the language of its registrant.

import { type Emails, emails as english } from '#content/en/emails/emails.ts'
import { groupEmails as englishGroups } from '#content/en/emails/group-emails.ts'
import { emails as spanish } from '#content/es/emails/emails.ts'
import { groupEmails as spanishGroups } from '#content/es/emails/group-emails.ts'
import { moneyIn } from '#content/money.ts'
import { wordsIn } from '#content/words.ts'
import { isProgramId } from '#domain/catalogue/catalogue.ts'
import { awardOfFee } from '#domain/catalogue/offered-only.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import type { Cents } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { refundCalendar, stepsWithin } from '#domain/registrations/refunds.ts'
import type { RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { Block, CalendarRow, Email, Item } from '#platform/email/email-blocks.ts'

export function wordsOf(language: Language): Emails {
  return language === 'es' ? spanish : english
}

/** `about`: the person whose registration the recipient paid for. */
export function greeted(
  { name, language, about }: Pick<RegistrationRow, 'name' | 'language'> & { about?: string },
  sentence: string,
): Block {
  const groups = language === 'es' ? spanishGroups : englishGroups
  const text = about ? `${groups.about(about)} ${sentence}` : sentence
  return { kind: 'lead', greeting: wordsOf(language).greeting(name), text }
}

/** An account finds a guest's purchases by their email address. */
export function guestInvitation(
  { uid, email, language }: Pick<RegistrationRow, 'uid' | 'email' | 'language'>,
  origin: string,
): Pick<Email, 'invitation'> {
  if (uid !== null) return {}
  const { title, text, button } = wordsOf(language).account
  const url = `${origin}/create-account?email=${encodeURIComponent(email)}`
  return { invitation: { title, text, button: { label: button, url } } }
}

/** A program is one item; courses are one item each, with their date. */
export function boughtItems(
  { items, amount, language }: RegistrationRow,
  lines: readonly RegistrationLine[],
): Item[] {
  const program = items.find(isProgramId)
  if (program) {
    const labels = lines.map(({ course, soldAs }) => wordsIn(language).courseLabel(course, soldAs))
    return [
      {
        name: wordsIn(language).displayName(program),
        detail: labels.join(', '),
        money: moneyIn(language, amount),
      },
    ]
  }
  return courseItems(lines, language)
}

export function courseItems(lines: readonly RegistrationLine[], language: Language): Item[] {
  return lines.map((line) => ({
    name: wordsIn(language).displayName(line.course, line.soldAs),
    detail: dateAndPlace(line, language),
    money: moneyIn(language, line.amount),
  }))
}

/** 'Sept 12–14, 2025, Beverly Hills, CA'. Samples are labeled as such. Empty for an award fee. */
export function dateAndPlace(
  date: Pick<RegistrationLine, 'start' | 'end' | 'location' | 'sample'> & { course?: string },
  language: Language,
): string {
  const words = wordsOf(language)
  if (date.course && awardOfFee(date.course)) return ''
  if (date.start === null) return words.confirmation.noDate
  return [wordsIn(language).formatCourseDate(date), date.sample && words.sampleDate, date.location]
    .filter(Boolean)
    .join(', ')
}

/**
 * One row per course with the last day and sum of each refund step, capped at what is left of the payment. Empty
 * when nothing is left, for example while a bank holds the money.
 */
export function refundCalendarBlocks(
  { language, refundPolicy, paidAt }: RegistrationRow,
  lines: readonly RegistrationLine[],
  left: Cents,
  today: Day,
): Block[] {
  if (left === 0) return []
  const words = wordsOf(language).calendar
  const purchase = { policy: refundPolicy, purchasedOn: paidAt === null ? today : dayOf(paidAt) }
  const rows = lines.map((line): CalendarRow => {
    const completed = line.completedOn !== null
    const isFee = awardOfFee(line.course) !== undefined
    const steps = stepsWithin(left, refundCalendar({ ...line, completed }, today, purchase))
    const all = steps.find(({ rule }) => rule !== 'half')
    const half = steps.find(({ rule }) => rule === 'half')
    const until = (lastDay: Day) => {
      const day = wordsIn(language).formatDay(lastDay)
      return line.start === null && !isFee ? words.untilChosen(day) : day
    }
    return {
      name: wordsIn(language).courseLabel(line.course, line.soldAs),
      from: fromOf(line, language),
      ...(all && { all: { until: until(all.lastDay), money: moneyIn(language, all.amount) } }),
      ...(half && { half: { until: until(half.lastDay), money: moneyIn(language, half.amount) } }),
      ...((line.start !== null || !all) && { after: words.nothing }),
    }
  })
  return [
    { kind: 'heading', text: words.title },
    { kind: 'calendar', heads: words.heads, rows },
  ]
}

function fromOf({ course, start }: RegistrationLine, language: Language): string {
  const words = wordsOf(language).calendar
  if (start !== null) return words.from(wordsIn(language).formatMonthDay(start))
  return awardOfFee(course) ? '' : words.noDate
}
