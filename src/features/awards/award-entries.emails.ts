import type { OwnerNotice } from '#content/en/office/emails/owner-notices.ts'
import { wordsIn } from '#content/words.ts'
import type { Language } from '#domain/people/language.ts'
import { greeted, wordsOf } from '#features/notices/registration-words.emails.ts'
import type { AwardCaseRow, OutsideCreditRow } from '#platform/database/rows/awards.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'
import type { Block } from '#platform/email/email-blocks.ts'

/** Sent to the academy, in its own language. */
export function entryMadeEmail({ subject, sentence }: OwnerNotice, origin: string): WrittenEmail {
  const blocks: Block[] = [{ kind: 'lead', text: sentence }]
  return writeEmail({ language: 'en', subject, title: subject, blocks }, origin)
}

type Entry = { table: 'outsideCredits'; row: OutsideCreditRow } | { table: 'awardCases'; row: AwardCaseRow }

type Decided = {
  state: 'approved' | 'declined'
  reason: string | null
  name: string | null
  language: Language
  origin: string
}

export function entryDecidedEmail(
  entry: Entry,
  { state, reason, name, language, origin }: Decided,
): WrittenEmail {
  const { entryDecided: words } = wordsOf(language)
  const isHours = entry.table === 'outsideCredits'
  const { subject, title } = words[`${state}${isHours ? 'Hours' : 'Case'}`]
  const { formatDay } = wordsIn(language)
  const detail = isHours
    ? words.hours(entry.row.hours, formatDay(entry.row.earnedOn))
    : formatDay(entry.row.treatedOn)
  return writeEmail(
    {
      language,
      subject: `${subject}: ${entry.row.title}`,
      title,
      blocks: [
        name === null ? { kind: 'lead', text: words[state] } : greeted({ name, language }, words[state]),
        { kind: 'items', items: [{ name: entry.row.title, detail }] },
        ...reasonBlocks(reason, words.reason),
        { kind: 'link', text: '', link: { label: words.view, url: `${origin}/account` } },
        { kind: 'note', text: words.questions },
      ],
    },
    origin,
  )
}

function reasonBlocks(reason: string | null, heading: string): Block[] {
  if (reason === null) return []
  const paragraphs = reason.split(/\n{2,}/).map((text): Block => ({ kind: 'text', text }))
  return [{ kind: 'heading', text: heading }, ...paragraphs]
}
