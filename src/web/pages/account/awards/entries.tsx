import { useState } from 'react'
import type { Copy } from '#content/en/account/account.ts'
import type { Credits } from '#contract/account/credits.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { withdrawEntry } from '../../../services/session/account.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form/form-error.tsx'
import { useSending } from '../../../ui/form/use-sending.ts'
import { passFocusOn } from '../../../ui/page/focus.ts'
import { Tag } from '../../../ui/tag.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import { WordButton } from '../../../ui/word-button.tsx'
import styles from './entries.module.css'
import { CaseDialog, OutsideDialog } from './entry-dialogs.tsx'

type EntriesProps = {
  copy: Copy
  language: Language
  today: Day
  credits: Credits
  onChanged: () => Promise<void>
}

/** CE hours earned elsewhere and documented cases that the dentist submits toward an award. */
export function Entries({ copy, language, today, credits, onChanged }: EntriesProps) {
  const words = copy.credits
  const [open, setOpen] = useState<Kind | null>(null)
  const withdrawing = useSending<{ kind: Kind; id: string }, string>(async ({ kind, id }) => {
    const fault = await withdrawEntry(kind, id).then(
      () => undefined,
      () => copy.problem,
    )
    await onChanged()
    return fault
  })
  const dialog = { copy, today, onChanged, onClose: () => setOpen(null) }
  return (
    <>
      <FormError>{withdrawing.fault}</FormError>
      <EntryList
        copy={words}
        id="outside-credits"
        title={words.outsideTitle}
        lead={words.outsideLead}
        add={words.addOutside}
        entries={outsideEntries(credits, words, language)}
        onAdd={setOpen}
        onWithdraw={withdrawing.start}
      />
      <EntryList
        copy={words}
        id="cases"
        title={words.casesTitle}
        lead={words.casesLead}
        add={words.addCase}
        entries={caseEntries(credits, language)}
        onAdd={setOpen}
        onWithdraw={withdrawing.start}
      />
      {open === 'outside-credits' && <OutsideDialog {...dialog} />}
      {open === 'cases' && <CaseDialog {...dialog} />}
    </>
  )
}

type Kind = 'outside-credits' | 'cases'
type Entry = { id: string; title: string; facts: string; state: 'pending' | 'approved' | 'declined' }

function outsideEntries({ outside }: Credits, words: Copy['credits'], language: Language): Entry[] {
  const { formatDay } = wordsIn(language)
  return outside.map(({ id, state, title, provider, kind, hours, earnedOn }) => ({
    id,
    state,
    title,
    facts: [provider, words.form.kinds[kind], words.hours(hours), formatDay(earnedOn)].join(' · '),
  }))
}

function caseEntries({ cases }: Credits, language: Language): Entry[] {
  return cases.map(({ id, state, title, treatedOn }) => ({
    id,
    state,
    title,
    facts: wordsIn(language).formatDay(treatedOn),
  }))
}

type EntryListProps = {
  copy: Copy['credits']
  id: Kind
  title: string
  lead: string
  add: string
  entries: readonly Entry[]
  onAdd: (kind: Kind) => void
  onWithdraw: (entry: { kind: Kind; id: string }) => void
}

function EntryList({ copy, id: kind, title, lead, add, entries, onAdd, onWithdraw }: EntryListProps) {
  return (
    <section className={styles.section} aria-labelledby={kind} tabIndex={-1}>
      <div className={`row ${styles.head}`}>
        <div>
          <h2 id={kind} className={styles.title}>
            {title}
          </h2>
          <p className="second">{lead}</p>
        </div>
        <Button size="small" onClick={() => onAdd(kind)}>
          {add}
        </Button>
      </div>
      {entries.length > 0 && (
        <ul className="plain-list gold-above">
          {entries.map(({ id, title: name, facts, state }) => (
            <li
              key={id}
              ref={passFocusOn}
              className={`row items-center justify-between line-below row ${styles.row}`}
            >
              <div>
                <h3 className="text-item">{name}</h3>
                <p className="second">
                  <NoBreaks>{facts}</NoBreaks>
                </p>
              </div>
              <div className="flex items-center gap-5">
                <Tag tone={state === 'approved' ? 'green' : 'yellow'}>{copy.states[state]}</Tag>
                {state === 'pending' && (
                  <WordButton about={name} onClick={() => onWithdraw({ kind, id })}>
                    {copy.withdraw}
                  </WordButton>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
