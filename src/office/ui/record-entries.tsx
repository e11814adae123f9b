import { Fragment } from 'react'
import { recordCopy as copy } from '#content/en/office/record.ts'
import { shortDay, timeOf } from '#content/en/office/times.ts'
import type { RecordEntry, RecordFilters } from '#contract/office/staff.ts'
import { certificateCodePattern } from '#domain/certificate-code.ts'
import { dayOf } from '#domain/days.ts'
import { CertificateLink } from './certificate-link.tsx'
import css from './record-entries.module.css'
import { TextLink } from './text-link.tsx'

type People = RecordFilters['people']

/** Entries of the record, newest first. */
export function RecordEntries({ entries, people }: { entries: readonly RecordEntry[]; people: People }) {
  return (
    <ol className={css.entries} aria-label={copy.entries}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} people={people} />
      ))}
    </ol>
  )
}

/** The record is of the real clock, also where the academy's calendar is moved. */
function Entry({ entry, people }: { entry: RecordEntry; people: People }) {
  const { at, who, action, what, values } = entry
  const today = dayOf(new Date())
  const day = dayOf(new Date(at))
  return (
    <li className={css.entry}>
      <time className={css.time} dateTime={at}>
        {day !== today && <span className={css.day}>{shortDay(day, today)}</span>} {timeOf(at)}
      </time>
      <div className={css.words}>
        <p>
          <strong>{who.name}</strong>{' '}
          <span className={css.note}>
            {who.staff === null && `${copy.commandLineNote}, `}
            {action}
          </span>
        </p>
        <p>
          <Sentence text={what} people={people} />
        </p>
        {values.map(({ field, before, after }) => (
          <p key={field} className={css.note}>
            {copy.value(field, before, after)}
          </p>
        ))}
      </div>
    </li>
  )
}

const named = new RegExp(
  `\\b(registration|staff member|account|credit|offer|wire|check|all data of(?: person)?) ([\\w.-]{20,})|(${certificateCodePattern})`,
  'g',
)

/** The record names things by id. Here an id is a link, and a member's id the name. */
function Sentence({ text, people }: { text: string; people: People }) {
  const parts: { before: string; kind: string; id: string }[] = []
  let end = 0
  for (const match of text.matchAll(named)) {
    parts.push({
      before: text.slice(end, match.index),
      kind: match[1] ?? 'certificate',
      id: match[2] ?? match[3] ?? '',
    })
    end = match.index + match[0].length
  }
  return (
    <>
      {parts.map(({ before, kind, id }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places.
        <Fragment key={index}>
          {before}
          <Named kind={kind} id={id} people={people} />
        </Fragment>
      ))}
      {text.slice(end)}
    </>
  )
}

function Named({ kind, id, people }: { kind: string; id: string; people: People }) {
  if (kind === 'certificate') return <CertificateLink code={id} />
  if (kind.startsWith('all data of')) {
    return (
      <>
        {kind.replace(/ person$/, '')} <TextLink to={`/people/${id}`}>{copy.aPerson}</TextLink>
      </>
    )
  }
  const label = `${kind} ${id.slice(0, 8)}`
  if (kind === 'credit') return label
  if (kind === 'offer' || kind === 'wire' || kind === 'check')
    return <TextLink to="/offers">{label}</TextLink>
  if (kind === 'staff member') return people.find((person) => person.id === id)?.name ?? label
  return <TextLink to={`/${kind === 'registration' ? 'registrations' : 'people'}/${id}`}>{label}</TextLink>
}
