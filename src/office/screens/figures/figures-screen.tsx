import { useQuery } from '@tanstack/react-query'
import { figuresCopy as copy, percent, periodLabel } from '#content/en/office/money/figures.ts'
import { screenNames } from '#content/en/office/shell.ts'
import type { OfficeFigures } from '#contract/office/figures.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import { saveFile } from '../../services/download.ts'
import { readingList } from '../../services/queries.ts'
import { choice, text, useSearchParams } from '../../services/search-params.ts'
import { Button } from '../../ui/button.tsx'
import { BigFigures } from '../../ui/facts.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ScreenHead } from '../../ui/screen/screen-head.tsx'
import { Chips } from '../../ui/table/filter-chips.tsx'
import css from './figures.module.css'
import { csvOf } from './figures-csv.ts'
import { PeriodDialog } from './period-dialog.tsx'
import { RefundsSection } from './refunds-section.tsx'
import { RevenueSection } from './revenue-section.tsx'
import { SeatsSection } from './seats-section.tsx'
import { ConversionSections, FunnelSection, VisitsSection } from './visits-sections.tsx'

const params = {
  by: choice(['month', 'week']),
  /** A day of the last month or week; the current one without it. */
  to: text(),
  do: choice(['', 'time']),
}

/** Of the visits: as long as the bars. */
const visitDays = { month: '365', week: '84' }

export function FiguresScreen() {
  const [{ by, to, do: opened }, change] = useSearchParams(params)
  const query = useQuery(
    readingList('GET /api/office/figures', { query: { by, to, visitDays: visitDays[by] } }),
  )
  const { data } = query
  const chips = [
    {
      name: by === 'month' ? copy.months : copy.weeks,
      value: data ? spanOf(data) : '',
      onOpen: () => change({ do: 'time' }),
    },
    { name: copy.against, value: copy.yearBefore },
  ]
  return (
    <>
      <ScreenHead
        title={screenNames.figures}
        actions={
          <>
            <Chips chips={chips} />
            <Button onClick={() => data && saveFile(csvOf(data), `figures-${data.from}-${data.to}.csv`)}>
              {copy.csv}
            </Button>
          </>
        }
      />
      <Loaded query={query}>{(figures) => <Content figures={figures} />}</Loaded>
      {opened === 'time' && data && (
        <PeriodDialog
          by={by}
          last={data.to}
          onApply={(wanted) => change({ ...wanted, do: '' })}
          onClose={() => change({ do: '' })}
        />
      )}
    </>
  )
}

function spanOf({ by, from, courses }: OfficeFigures): string {
  const last = courses[0]?.bars.at(-1)?.start ?? from
  return `${periodLabel(from, by)}–${periodLabel(last, by)}`
}

function Content({ figures }: { figures: OfficeFigures }) {
  const { totals, yearBefore } = figures
  const sold = (of: typeof totals) => percent(of.seatsSold, of.seatsOffered)
  const refunded = (of: typeof totals) => percent(of.refunded, of.paid)
  return (
    <>
      <div className={css.strip}>
        <BigFigures
          facts={[
            { value: formatWholeDollars(totals.net), label: copy.net(totals.net, yearBefore.net) },
            {
              value: totals.registrations.toLocaleString('en-US'),
              label: copy.registrations(totals.registrations, yearBefore.registrations),
            },
            { value: sold(totals), label: copy.seatsSold(sold(yearBefore)) },
            { value: refunded(totals), label: copy.refunded(refunded(yearBefore)) },
          ]}
        />
      </div>
      <div className={css.body}>
        <div className={`stack content-start gap-16 min-w-0 ${css.wide}`}>
          <RevenueSection figures={figures} />
          <VisitsSection visits={figures.visits} />
        </div>
        <div className="stack content-start gap-16 min-w-0">
          <SeatsSection figures={figures} />
          <FunnelSection visits={figures.visits} />
        </div>
        <RefundsSection figures={figures} />
        <ConversionSections visits={figures.visits} />
      </div>
    </>
  )
}
