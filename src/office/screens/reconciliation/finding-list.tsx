import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reconciliationCopy as copy } from '#content/en/office/reconciliation/reconciliation.ts'
import { moneyKindWords } from '#content/en/office/registrations/registration.ts'
import { shortDay } from '#content/en/office/times.ts'
import type { OfficeFinding } from '#contract/office/reconciliation.ts'
import { dayOf } from '#domain/dates/days.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { reading } from '../../services/queries.ts'
import { useGrant } from '../../services/session.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { LedgerTable } from '../../ui/table/ledger-table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import css from './reconciliation.module.css'

type Props = { found: readonly OfficeFinding[]; onRepair: (finding: OfficeFinding) => void }

export function FindingList({ found, onRepair }: Props) {
  const mayRepair = useGrant('accounting') === 'may'
  return (
    <ol>
      {found.map((finding) => {
        const { sentence, repair, page } = finding
        const [, registrationId] = page?.match(/^\/registrations\/(.+)/) ?? []
        return (
          <li key={sentence} className={`stack gap-6 line-below ${css.finding}`}>
            <p>{sentence}</p>
            <div className={`row items-center ${css.ways}`}>
              {repair && mayRepair && (
                <Button size="small" kind="strong" onClick={() => onRepair(finding)}>
                  {copy.repair}
                </Button>
              )}
              {page && <TextLink to={page}>{copy.open}</TextLink>}
              {!repair && <span className="note text-slate">{copy.decide}</span>}
            </div>
            {registrationId && <Entries id={registrationId} />}
          </li>
        )
      })}
    </ol>
  )
}

/** The registration's entries, which show where the sums part. */
function Entries({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={css.entries} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{copy.entries}</summary>
      {isOpen && <Ledger id={id} />}
    </details>
  )
}

function Ledger({ id }: { id: string }) {
  const today = dayOf(useAcademyNow())
  const query = useQuery(reading('GET /api/office/registrations/:id', { params: { id } }))
  return (
    <Loaded query={query}>
      {({ money, sums }) => (
        <div className="overflow-x-auto">
          <LedgerTable
            label={copy.entries}
            lines={money.map((line, index) => ({
              id: String(index),
              day: shortDay(line.day, today),
              what: moneyKindWords[line.kind],
              reference: line.reference ?? undefined,
              in: line.in || undefined,
              back: line.back || undefined,
              owed: line.owed,
              state: line.expected ? 'future' : undefined,
            }))}
            sums={sums}
          />
        </div>
      )}
    </Loaded>
  )
}
