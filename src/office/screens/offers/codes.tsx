import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { codesCopy as copy } from '#content/en/office/money/codes.ts'
import { words } from '#content/en/words.ts'
import type { OfficeCode, OfficeCodes } from '#contract/office/codes.ts'
import { dayOf } from '#domain/dates/days.ts'
import { formatMoney } from '#domain/money/money.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { reading } from '../../services/queries.ts'
import { useGrant } from '../../services/session.ts'
import { Button } from '../../ui/button.tsx'
import { FactRow, QuietFacts } from '../../ui/fact-row.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { Section } from '../../ui/screen/section.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import { CodeDialog, EndCodeDialog } from './code-dialog.tsx'

export function Codes() {
  const query = useQuery(reading('GET /api/office/codes'))
  return <Loaded query={query}>{({ codes }) => <CodeList codes={codes} />}</Loaded>
}

function CodeList({ codes }: OfficeCodes) {
  const [making, setMaking] = useState(false)
  const today = dayOf(useAcademyNow())
  const mayMake = useGrant('accounting') === 'may'
  const holding = codes.filter(({ from, until, ended }) => !ended && from <= today && today <= until)
  const make = mayMake && (
    <Button size="small" onClick={() => setMaking(true)}>
      {copy.make}
    </Button>
  )
  return (
    <Section title={copy.title} note={copy.note(holding.length)} aside={make} line="below">
      {codes.length === 0 && <Empty title={copy.none} />}
      <ul>
        {codes.map((code) => (
          <CodeRow key={code.code} code={code} mayEnd={mayMake} />
        ))}
      </ul>
      {making && <CodeDialog today={today} onClose={() => setMaking(false)} />}
    </Section>
  )
}

function CodeRow({ code: row, mayEnd }: { code: OfficeCode; mayEnd: boolean }) {
  const { code, percent, amount, items, used, most, from, until, ended } = row
  const [ending, setEnding] = useState(false)
  const facts = [
    copy.used(used, most),
    copy.days(words.formatDay(from), words.formatDay(until)),
    ...(ended ? [copy.ended] : []),
  ]
  const buttons = mayEnd && !ended && (
    <Button size="small" onClick={() => setEnding(true)}>
      {copy.end} <span className="only-read">{code}</span>
    </Button>
  )
  return (
    <FactRow buttons={buttons}>
      <p>
        <strong>{code}</strong>{' '}
        {percent === null ? copy.off(formatMoney(amount ?? 0)) : copy.percentOff(percent)} ·{' '}
        {items?.map(itemLabel).join(', ') ?? copy.all}
      </p>
      <QuietFacts>{facts.join(', ')}</QuietFacts>
      {ending && <EndCodeDialog code={row} onClose={() => setEnding(false)} />}
    </FactRow>
  )
}
