import { actionSentence, verbName } from '#content/en/office/record/action-sentence.ts'
import { recordCopy as copy } from '#content/en/office/record/record.ts'
import { shortDay, timeOf } from '#content/en/office/times.ts'
import type { RecordEntry } from '#contract/office/staff.ts'
import { dayOf } from '#domain/dates/days.ts'
import { TextLink } from '../text-link.tsx'
import css from './record-entries.module.css'
import { Sentence } from './sentence.tsx'

/** Entries of the record, newest first. */
export function RecordEntries({ entries }: { entries: readonly RecordEntry[] }) {
  return (
    <ol className={css.entries} aria-label={copy.entries}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}

/** The record is of the real clock, also where the academy's calendar is moved. */
function Entry({ entry }: { entry: RecordEntry }) {
  const { at, who, action, values, names } = entry
  const today = dayOf(new Date())
  const day = dayOf(new Date(at))
  return (
    <li className={css.entry}>
      <time className={css.time} dateTime={at}>
        {day !== today && <span className={css.day}>{shortDay(day, today)}</span>} {timeOf(at)}
      </time>
      <div className={css.words}>
        <p>
          <strong>{who.name}</strong> <Sentence parts={actionSentence(action, { names, today })} />
        </p>
        <p className={css.note}>
          {who.staff === null && `${copy.commandLineNote}, `}
          {verbName(action.verb)}
          {Object.keys(names).map((id) => (
            <Id key={id} id={id} />
          ))}
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

/** The sentence has the name. This finds all entries about the same id. */
function Id({ id }: { id: string }) {
  return (
    <>
      {' · '}
      <TextLink to={`/record?about=${id}`}>
        <span className="only-read">{copy.allAbout}</span> {id.slice(0, 8)}
      </TextLink>
    </>
  )
}
