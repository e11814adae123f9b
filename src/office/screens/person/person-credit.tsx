import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { creditCopy as copy } from '#content/en/office/money/credit.ts'
import { words } from '#content/en/words.ts'
import type { PersonCredit as Credit, OfficeCredit } from '#contract/office/credit.ts'
import { formatMoney } from '#domain/money/money.ts'
import { reading } from '../../services/queries.ts'
import { useGrant } from '../../services/session.ts'
import { Button } from '../../ui/button.tsx'
import { FactRow, QuietFacts } from '../../ui/fact-row.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { Section } from '../../ui/screen/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { GiveCreditDialog, ReverseCreditDialog } from './credit-dialogs.tsx'
import css from './person-credit.module.css'

/** Credit that pays for courses, with every entry of the ledger about it. */
export function PersonCredit({ id }: { id: string }) {
  const query = useQuery(reading('GET /api/office/people/:id/credit', { params: { id } }))
  return <Loaded query={query}>{(credit) => <Shown id={id} {...credit} />}</Loaded>
}

function Shown({ id, total, credits, lately, limit }: Credit & { id: string }) {
  const mayGive = useGrant('refundBeyond') === 'may'
  const [giving, setGiving] = useState(false)
  const [reversing, setReversing] = useState<OfficeCredit | null>(null)
  const give = mayGive && (
    <Button size="small" onClick={() => setGiving(true)}>
      {copy.give}
    </Button>
  )
  return (
    <Section title={copy.title} note={copy.note(formatMoney(total))} aside={give} line="above">
      {credits.length === 0 && <QuietFacts>{copy.none}</QuietFacts>}
      <ul>
        {credits.map((credit) => (
          <CreditRow
            key={credit.id}
            credit={credit}
            onReverse={mayGive && credit.reversible ? () => setReversing(credit) : undefined}
          />
        ))}
      </ul>
      {giving && (
        <GiveCreditDialog personId={id} lately={lately} limit={limit} onClose={() => setGiving(false)} />
      )}
      {reversing && <ReverseCreditDialog credit={reversing} onClose={() => setReversing(null)} />}
    </Section>
  )
}

type RowProps = { credit: OfficeCredit; onReverse: (() => void) | undefined }

function CreditRow({ credit, onReverse }: RowProps) {
  const { source, amount, left, expiresOn, state, reason, entries } = credit
  const facts = [
    copy.states[state],
    copy.until(words.formatDay(expiresOn)),
    copy.left(formatMoney(left), formatMoney(amount)),
  ]
  const reverse = onReverse && (
    <Button size="small" onClick={onReverse}>
      {copy.reverse}
    </Button>
  )
  return (
    <FactRow buttons={reverse}>
      <p>
        <strong>{copy.sources[source]}</strong>
        {reason && ` · ${reason}`}
      </p>
      <QuietFacts>{facts.join(', ')}</QuietFacts>
      <ul className={`mt-8 text-note text-slate ${css.entries}`}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <span>{words.formatDay(entry.day)}</span>
            {entry.registrationId && (
              <TextLink to={`/registrations/${entry.registrationId}`}>{copy.registration}</TextLink>
            )}
            <span className={css.money}>
              {entry.amount < 0 ? '−' : '+'}
              {formatMoney(Math.abs(entry.amount))}
            </span>
          </li>
        ))}
      </ul>
    </FactRow>
  )
}
