import { useState } from 'react'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { figuresCopy as copy, periodLabel, periodMark, thousands } from '#content/en/office/money/figures.ts'
import type { OfficeFigures } from '#contract/office/figures.ts'
import { dayOf } from '#domain/dates/days.ts'
import { formatMoney, formatWholeDollars, sum } from '#domain/money/money.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { type Bar, BarPlot } from '../../ui/figures/bar-plot.tsx'
import { FigureTable, TableSwitch } from '../../ui/figures/figure-table.tsx'
import { Section } from '../../ui/screen/section.tsx'
import { Legend } from './legend.tsx'
import css from './revenue.module.css'

type Course = OfficeFigures['courses'][number]

/** Small multiples: one plot a course. */
export function RevenueSection({ figures }: { figures: OfficeFigures }) {
  const [isTable, setIsTable] = useState(false)
  const today = dayOf(useAcademyNow())
  const { by, courses, to } = figures
  return (
    <Section
      title={copy.revenue}
      note={copy.revenueNote}
      aside={
        <span className={`inline-flex items-baseline ${css.aside}`}>
          <Legend
            entries={[
              { kind: 'ink', label: copy.thisYear },
              { kind: 'outline', label: copy.before },
              ...(to >= today ? [{ kind: 'orange' as const, label: copy.current[by] }] : []),
            ]}
          />
          <TableSwitch of={copy.revenue} isTable={isTable} onSwitch={setIsTable} />
        </span>
      }
    >
      {isTable ? (
        <RevenueTable figures={figures} />
      ) : (
        <div className={css.plots}>
          {courses.map((course) => (
            <CoursePlot key={course.course} course={course} by={by} isNow={to >= today} />
          ))}
        </div>
      )}
    </Section>
  )
}

function CoursePlot({ course, by, isNow }: { course: Course; by: OfficeFigures['by']; isNow: boolean }) {
  const { bars, before } = course
  const top = Math.max(100_000, ...[...bars, ...before].map(({ net }) => net))
  const name = itemLabel(course.course)
  return (
    <figure className="min-w-0">
      <figcaption className="flex justify-between gap-8">
        <strong>{name}</strong> {formatWholeDollars(sum(bars.map(({ net }) => net)))}
      </figcaption>
      <p className={`text-slate text-right line-below ${css.top}`} aria-hidden="true">
        {thousands(top)}
      </p>
      <BarPlot
        label={copy.revenuePlot(name, by)}
        top={top}
        write={formatMoney}
        bars={bars.map(
          ({ start, net }, index): Bar => ({
            label: periodLabel(start, by),
            mark: periodMark(start, by),
            value: net,
            before: before[index]?.net,
            current: isNow && index === bars.length - 1,
          }),
        )}
      />
    </figure>
  )
}

function RevenueTable({ figures: { by, courses } }: { figures: OfficeFigures }) {
  const periods = courses[0]?.bars ?? []
  return (
    <FigureTable
      label={copy.revenue}
      heads={[
        copy.period[by],
        ...courses.flatMap(({ course }) => [itemLabel(course), `${itemLabel(course)}, ${copy.before}`]),
      ]}
      rows={periods.map(({ start }, index) => [
        periodLabel(start, by),
        ...courses.flatMap(({ bars, before }) => [
          formatWholeDollars(bars[index]?.net ?? 0),
          formatWholeDollars(before[index]?.net ?? 0),
        ]),
      ])}
    />
  )
}
