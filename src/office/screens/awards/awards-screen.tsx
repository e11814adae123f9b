import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { awardsCopy as copy } from '#content/en/office/emails/awards-emails.ts'
import { screenNames } from '#content/en/office/shell.ts'
import type { OfficeAwards } from '#contract/office/awards.ts'
import { reading } from '../../services/queries.ts'
import { useGrant } from '../../services/session.ts'
import { ActionRows } from '../../ui/action-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { Section, TwoColumns } from '../../ui/screen/section.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import css from './awards-screen.module.css'
import { DecisionDialog, type Entry } from './decision-dialog.tsx'
import { RecordDialog, type Recorded } from './record-dialog.tsx'

export function AwardsScreen() {
  const query = useQuery(reading('GET /api/office/awards'))
  return (
    <>
      <ScreenHead title={screenNames.awards} />
      <ScreenBody>
        <Loaded query={query}>{(awards) => <Awards awards={awards} />}</Loaded>
      </ScreenBody>
    </>
  )
}

function Awards({ awards }: { awards: OfficeAwards }) {
  const [deciding, setDeciding] = useState<Entry | null>(null)
  const hours = awards.hours.map((entry) => ({
    ...entry,
    about: entry.provider,
    detail: copy.of(entry.hours, entry.kind, entry.earnedOn),
  }))
  const cases = awards.cases.map((entry) => ({
    ...entry,
    about: entry.summary,
    detail: copy.treated(entry.treatedOn, entry.approvedBefore),
  }))
  return (
    <TwoColumns side={<Records awards={awards} />}>
      <EntryList title={copy.cases} entries={cases} onDecide={setDeciding} />
      <EntryList title={copy.hours} entries={hours} onDecide={setDeciding} />
      {deciding && <DecisionDialog entry={deciding} onClose={() => setDeciding(null)} />}
    </TwoColumns>
  )
}

type ListProps = { title: string; entries: readonly Entry[]; onDecide: (entry: Entry) => void }

function EntryList({ title, entries, onDecide }: ListProps) {
  const mayDecide = useGrant('awards') === 'may'
  return (
    <Section title={title} note={copy.waits(entries.length)} line="below">
      {entries.length === 0 && <Empty title={copy.none} />}
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className="flex items-start gap-16 py-12 line-below">
            <div className="flex-1 min-w-0">
              <p>
                <strong>{entry.title}</strong>
              </p>
              <p>{entry.name ?? entry.email}</p>
              <p className={css.quiet}>{entry.detail}</p>
              <p className={css.about}>{entry.about}</p>
            </div>
            {mayDecide && (
              <Button size="small" onClick={() => onDecide(entry)}>
                {copy.decide}
                <span className="only-read"> {copy.decideOf(entry.title, entry.name ?? entry.email)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Records({ awards: { tests, steps } }: { awards: OfficeAwards }) {
  const [recording, setRecording] = useState<Recorded | null>(null)
  const mayTakeMoney = useGrant('offers') === 'may'
  return (
    <>
      <Section title={copy.record} line="below">
        <ActionRows
          actions={[
            { verb: copy.test, says: copy.testSays, run: () => setRecording('test') },
            ...(mayTakeMoney ? [{ verb: copy.fee, says: copy.feeSays, run: () => setRecording('fee') }] : []),
            { verb: copy.defense, says: copy.defenseSays, run: () => setRecording('defense') },
          ]}
        />
      </Section>
      {tests.length + steps.length > 0 && (
        <Section title={copy.last} line="below">
          <ul>
            {tests.map(({ personId, name, email, score, takenOn }) => (
              <li key={`${personId} ${takenOn}`} className={css.last}>
                {name ?? email} <span className={css.quiet}>{copy.lastTest(score, takenOn)}</span>
              </li>
            ))}
            {steps.map(({ personId, name, email, award, step, doneOn }) => (
              <li key={`${personId} ${award} ${step}`} className={css.last}>
                {name ?? email}{' '}
                <span className={css.quiet}>{copy.lastStep(step, copy.awards[award], doneOn)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {recording && <RecordDialog what={recording} onClose={() => setRecording(null)} />}
    </>
  )
}
