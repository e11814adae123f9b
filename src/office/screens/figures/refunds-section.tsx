import { useState } from 'react'
import { figuresCopy as copy, periodLabel, periodMark } from '#content/en/office/money/figures.ts'
import type { OfficeFigures } from '#contract/office/figures.ts'
import { formatMoney } from '#domain/money/money.ts'
import { FigureTable, TableSwitch } from '../../ui/figures/figure-table.tsx'
import { Section } from '../../ui/screen/section.tsx'
import { Legend } from './legend.tsx'
import { StackPlot } from './stack-plot.tsx'

export function RefundsSection({ figures: { by, refunds } }: { figures: OfficeFigures }) {
  const [isTable, setIsTable] = useState(false)
  return (
    <Section
      title={copy.refunds}
      note={copy.refundsNote}
      aside={<TableSwitch of={copy.refunds} isTable={isTable} onSwitch={setIsTable} />}
      line="above"
    >
      {isTable ? (
        <FigureTable
          label={copy.refundsPlot}
          heads={[copy.period[by], copy.canceled, copy.academy, copy.other, copy.refundAmount]}
          rows={refunds.map((one) => [
            periodLabel(one.start, by),
            String(one.canceled),
            String(one.academy),
            String(one.other),
            formatMoney(one.amount),
          ])}
        />
      ) : (
        <div className="stack gap-6">
          <Legend
            entries={[
              { kind: 'ink', label: copy.canceled },
              { kind: 'gold', label: copy.academy },
              { kind: 'hatched', label: copy.other },
            ]}
          />
          <StackPlot
            label={copy.refundsPlot}
            stacks={refunds.map(({ start, canceled, academy, other }) => ({
              label: periodLabel(start, by),
              mark: periodMark(start, by),
              parts: [canceled, academy, other],
            }))}
          />
        </div>
      )}
    </Section>
  )
}
