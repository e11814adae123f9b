// An entry of the record, with names instead of ids.

import { certificateCodePattern } from '#domain/awards/certificate-code.ts'
import { programIds } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import { courseIds } from '../../../catalogue.ts'
import { itemLabel } from '../catalogue/items.ts'
import { shortDay } from '../times.ts'
import { activeSentence } from './active-sentence.ts'

/** `to` is an address of the office; the text of a certificate is its code. */
export type SentencePart = { text: string; to?: string; isCertificate?: true }

/** A UUID, or the id of an account. */
const idPattern = '(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[A-Za-z0-9]{28})'
const day = '\\d{4}-\\d{2}-\\d{2}'
/** Built at each use: the courses change while the office is open. */
function patternOf() {
  const courses = courseIds().join('|')
  return new RegExp(
    [
      `(?:(?<subject>registration|staff member|entry|email|account|person|credit|offer|wire|check) )?(?<id>\\b${idPattern}\\b)`,
      `(?<certificate>${certificateCodePattern})`,
      '(?:person )?(?<guest>guest\\.[0-9a-f]{64})',
      `\\b(?<course>${courses}) of (?<start>${day})\\b`,
      `(?<item>\\b(?:${courses}|${programIds.join('|')})\\b)`,
      `(?<day>\\b${day}\\b)`,
    ].join('|'),
    'g',
  )
}

/** 'module2 of registration 3f… canceled' is 'canceled Module 2 of Dr. Ana Duval', with a link. */
export function actionSentence(
  { what: recorded, names }: { what: string; names: Readonly<Record<string, string>> },
  today: Day,
): SentencePart[] {
  const what = activeSentence(recorded)
  const parts: SentencePart[] = []
  let end = 0
  for (const match of what.matchAll(patternOf())) {
    parts.push({ text: what.slice(end, match.index) }, partOf(match.groups ?? {}, names, today))
    end = match.index + match[0].length
  }
  return [...parts, { text: what.slice(end) }].filter(({ text }) => text)
}

const inOffers: ReadonlySet<string> = new Set(['offer', 'wire', 'check'])

function partOf(
  { subject, id = '', certificate, guest, course, start, item, day }: Record<string, string | undefined>,
  names: Readonly<Record<string, string>>,
  today: Day,
): SentencePart {
  if (course && start)
    return { text: `${itemLabel(course)} of ${shortDay(start, today)}`, to: `/dates/${course}/${start}` }
  if (item) return { text: itemLabel(item) }
  if (certificate) return { text: certificate, isCertificate: true }
  if (day) return { text: shortDay(day, today) }
  if (guest) return { text: 'a guest', to: `/people/${guest}` }
  const text = names[id] ?? `${subject ?? ''} ${id.slice(0, 8)}`.trim()
  if (subject && inOffers.has(subject)) return { text, to: '/offers' }
  if (subject === 'registration') return { text, to: `/registrations/${id}` }
  return id.includes('-') ? { text } : { text, to: `/people/${id}` }
}
