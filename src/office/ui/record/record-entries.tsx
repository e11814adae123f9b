import { actionSentence, verbName } from '#content/en/office/record/action-sentence.ts'
import { recordCopy as copy } from '#content/en/office/record/record.ts'
import { shortDay, timeOf } from '#content/en/office/times.ts'
import type { RecordEntry } from '#contract/staff/staff.ts'
import { dayOf } from '#domain/dates/days.ts'
import { TextLink } from '../text-link.tsx'
import css from './record-entries.module.css'
import { Sentence } from './sentence.tsx'

/** Entries of the record, newest first. */
export function RecordEntries({ entries }: { entries: readonly RecordEntry[] }) {
  return (
    <ol className="gold-above" aria-label={copy.entries}>
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
    <li className={`flex gap-12 line-below ${css.entry}`}>
      <time className={`text-note text-slate ${css.time}`} dateTime={at}>
        {day !== today && <span className="block">{shortDay(day, today)}</span>} {timeOf(at)}
      </time>
      <div className="flex-1 min-w-0">
        <p>
          <strong>{who.name}</strong> <Sentence parts={actionSentence(action, { names, today })} />
        </p>
        <p className="note text-slate">
          {who.staff === null && `${copy.commandLineNote}, `}
          {verbName(action.verb)}
          {Object.keys(names).map((id) => (
            <Id key={id} id={id} />
          ))}
        </p>
        {values.map(({ field, before, after }) => (
          <p key={field} className="note text-slate">
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
