import { useState } from 'react'
import { figuresCopy as copy, countryName, percent, periodLabel } from '#content/en/office/money/figures.ts'
import { daySpan } from '#content/en/office/times.ts'
import type { OfficeFigures } from '#contract/office/figures.ts'
import { type Day, dayOf, mondayOf } from '#domain/dates/days.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { RowBar } from '../../ui/figures/bar-plot.tsx'
import { FigureTable, TableSwitch } from '../../ui/figures/figure-table.tsx'
import { FunnelSteps } from '../../ui/figures/funnel-steps.tsx'
import { Section } from '../../ui/screen/section.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import { DayPlot } from './day-plot.tsx'
import css from './figures.module.css'

type Visits = OfficeFigures['visits']
type Counted = { name: string; visits: number; ordered: number; paid: number }

const most = 8

export function FunnelSection({ visits }: { visits: Visits }) {
  const today = dayOf(useAcademyNow())
  return (
    <Section title={copy.funnel} note={daySpan(visits.from, visits.to, today)} line="above">
      <FunnelSteps
        steps={[
          { label: copy.visits, value: visits.visits },
          { label: copy.register, value: visits.register },
          { label: copy.registered, value: visits.ordered },
          { label: copy.paid, value: visits.paid },
        ]}
      />
    </Section>
  )
}

export function VisitsSection({ visits }: { visits: Visits }) {
  const [isTable, setIsTable] = useState(false)
  const today = dayOf(useAcademyNow())
  return (
    <Section
      title={copy.byDay}
      note={daySpan(visits.from, visits.to, today)}
      aside={<TableSwitch of={copy.byDay} isTable={isTable} onSwitch={setIsTable} />}
      line="above"
    >
      {isTable ? (
        <FigureTable label={copy.byDayPlot} heads={[copy.weekOf, copy.visits]} rows={weeksOf(visits.days)} />
      ) : (
        <DayPlot
          label={copy.byDayPlot}
          days={visits.days.map((one) => ({ day: one.day, value: one.visits }))}
          write={(value) => value.toLocaleString('en-US')}
        />
      )}
    </Section>
  )
}

/** A year has too many days for a table. Newest first. */
function weeksOf(days: Visits['days']): [string, string][] {
  const sums = new Map<Day, number>()
  for (const { day, visits } of days) sums.set(mondayOf(day), (sums.get(mondayOf(day)) ?? 0) + visits)
  return [...sums]
    .reverse()
    .map(([monday, visits]) => [periodLabel(monday, 'week'), visits.toLocaleString('en-US')])
}

export function ConversionSections({ visits }: { visits: Visits }) {
  return (
    <>
      <Section title={copy.byPage} note={copy.byPageNote} line="above">
        <Conversion
          head={copy.page}
          rows={visits.pages.map(({ page, ...rest }) => ({ name: page, ...rest }))}
        />
      </Section>
      <Section title={copy.byCountry} note={copy.byCountryNote} line="above">
        <Conversion
          head={copy.country}
          rows={visits.countries.map(({ country, ...rest }) => ({ name: countryName(country), ...rest }))}
        />
      </Section>
    </>
  )
}

function Conversion({ head, rows }: { head: string; rows: readonly Counted[] }) {
  const shown = rows.filter(({ visits }) => visits > 0).slice(0, most)
  if (shown.length === 0) return <Empty title={copy.noVisits}>{copy.noVisitsNote}</Empty>
  // In millionths: the bars take whole numbers.
  const shareOf = ({ paid, visits }: Counted) => (paid / visits) * 1_000_000
  return (
    <table className={`table ${css.table}`}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{copy.visits}</th>
          <th scope="col">{copy.registered}</th>
          <th scope="col">{copy.paid}</th>
          <th scope="col">{copy.share}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.visits.toLocaleString('en-US')}</td>
            <td>{row.ordered.toLocaleString('en-US')}</td>
            <td>{row.paid.toLocaleString('en-US')}</td>
            <td>
              <strong>{percent(row.paid, row.visits)}</strong>
            </td>
            <td className={css.bar}>
              <RowBar value={shareOf(row)} top={Math.max(...shown.map(shareOf))} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
