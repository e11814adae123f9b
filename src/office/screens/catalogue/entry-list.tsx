import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { entryCopy as copy, optionName } from '#content/en/office/catalogue/entries.ts'
import { shortDay } from '#content/en/office/times.ts'
import type { OfficeEntries, OfficeEntryHead } from '#contract/office/entries.ts'
import { positionOf } from '#domain/catalogue/entries.ts'
import { dayOf } from '#domain/dates/days.ts'
import { titleOf, valueAt } from '../../entries/leaves.ts'
import { isPictureField, PictureThumbnail } from '../../entries/picture-field.tsx'
import { useAcademyNow } from '../../services/academy-now.ts'
import css from './entry-list.module.css'

type Props = {
  kind: string
  list: OfficeEntries
  current: string
  /** The address of an entry, as search params. */
  searchOf: (key: string) => Record<string, string>
}

const groupsOf = ({ form }: OfficeEntries) => form.find(({ name }) => name === 'group')?.options ?? [null]
const isIn = (entry: OfficeEntryHead, group: string | null) =>
  group === null || valueAt(dataOf(entry), 'group') === group

/** The entries in the groups and order of their page. */
export function inOrder(list: OfficeEntries | undefined): OfficeEntryHead[] {
  if (!list) return []
  const ordered = list.entries.toSorted((one, other) => positionOf(one) - positionOf(other))
  return groupsOf(list).flatMap((group) => ordered.filter((entry) => isIn(entry, group)))
}

const dataOf = ({ draft, data }: OfficeEntryHead) => draft ?? data

/** Every entry of a kind, in the groups and order of its page. */
export function EntryList({ kind, list, current, searchOf }: Props) {
  const { form, entries } = list
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const found = inOrder(list).filter((entry) =>
    JSON.stringify([entry.key, dataOf(entry)])
      .toLowerCase()
      .includes(wanted),
  )
  const picture = form.find(isPictureField)?.name
  return (
    <div className={css.list}>
      <input
        type="search"
        className={`block bg-white field-frame rounded ${css.find}`}
        aria-label={copy.find(kind)}
        placeholder={copy.find(kind)}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {found.length === 0 && <p className={css.none}>{entries.length === 0 ? copy.none : copy.noneFound}</p>}
      {groupsOf(list).map((group) => (
        <section key={group} aria-label={group ? optionName(group) : undefined}>
          {group && <h2 className={`note text-slate ${css.group}`}>{optionName(group)}</h2>}
          <ul>
            {found
              .filter((entry) => isIn(entry, group))
              .map((entry) => (
                <li key={entry.key}>
                  <Link
                    to="."
                    search={searchOf(entry.key) as never}
                    className={css.entry}
                    aria-current={entry.key === current ? 'true' : undefined}
                  >
                    {picture && (
                      <span className={css.picture}>
                        <PictureThumbnail name={String(valueAt(dataOf(entry), picture) ?? '')} />
                      </span>
                    )}
                    <span>{titleOf(form, dataOf(entry), entry.key)}</span>
                    <Marks entry={entry} />
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Draft, schedule, hidden, and a translation that is missing or older. */
export function Marks({ entry }: { entry: OfficeEntryHead }) {
  const today = dayOf(useAcademyNow())
  const { draft, data, scheduledFor, translation, bothChanged } = entry
  const quiet = [
    draft !== null && copy.draft,
    scheduledFor !== null && copy.scheduled(shortDay(dayOf(new Date(scheduledFor)), today)),
    valueAt(data, 'hidden') === true && copy.hidden,
    valueAt(data, 'retired') === true && copy.retired,
  ].filter(Boolean)
  const missing = translation.some(({ state }) => state === 'missing')
  const waits = [
    missing ? copy.noSpanish : translation.length > 0 && copy.olderSpanish,
    bothChanged && copy.bothChanged,
  ].filter(Boolean)
  return (
    <span className={css.marks}>
      {quiet.join(', ')} {waits.length > 0 && <span className="text-yellow">◆ {waits.join(', ')}</span>}
    </span>
  )
}
