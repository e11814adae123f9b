import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { weekdays } from '#content/en/office/times.ts'
import { todayCopy as copy, countOf, difference } from '#content/en/office/today.ts'
import type { OfficeToday } from '#contract/office/today.ts'
import { type Day, daysBetween, mondayOf } from '#domain/dates/days.ts'
import { formatMoney, formatWholeDollars } from '#domain/money/money.ts'
import { type Bar, BarPlot } from '../../ui/figures/bar-plot.tsx'
import { FigureTable, TableSwitch } from '../../ui/figures/figure-table.tsx'
import { Section } from '../../ui/screen/section.tsx'
import css from './week.module.css'

type Week = OfficeToday['week']

/** Who registered this week, and what came in: each figure opens its list. */
export function WeekSection({ week, today }: { week: Week; today: Day }) {
  const [isTable, setIsTable] = useState(false)
  const monday = mondayOf(today)
  return (
    <Section
      title={copy.week}
      note={copy.weekNote}
      aside={<TableSwitch of={copy.week} isTable={isTable} onSwitch={setIsTable} />}
      line="above"
    >
      <div className={css.figures}>
        <Figure
          of={week.registrations}
          write={countOf}
          label={copy.registrations}
          to={`/registrations?paidFrom=${monday}`}
        />
        <Figure of={week.net} write={formatWholeDollars} label={copy.net} to={`/money?from=${monday}`} />
        {!isTable && (
          <>
            <BarPlot
              label={copy.registrationsPlot}
              bars={barsOf(week.registrations, monday, today)}
              write={countOf}
              height={62}
            />
            <BarPlot
              label={copy.netPlot}
              bars={barsOf(week.net, monday, today)}
              write={formatMoney}
              height={62}
            />
          </>
        )}
      </div>
      {isTable && <WeekTable week={week} />}
    </Section>
  )
}

type FigureProps = {
  of: Week['net']
  write: (value: number) => string
  label: (more: string) => string
  to: string
}

function Figure({ of, write, label, to }: FigureProps) {
  return (
    <Link to={to} className={css.figure}>
      <span className={`font-medium font-serif ${css.large}`}>{write(of.toNow)}</span>
      <span className={`note text-slate gold-below ${css.label}`}>
        {label(difference(of.toNow, of.beforeToNow, write))}
      </span>
    </Link>
  )
}

function barsOf({ days, before }: Week['net'], monday: Day, today: Day): Bar[] {
  return weekdays.map((label, index) => ({
    label,
    mark: label.slice(0, 1),
    value: days[index] ?? 0,
    before: before[index],
    current: index === daysBetween(monday, today),
  }))
}

function WeekTable({ week: { registrations, net } }: { week: Week }) {
  return (
    <FigureTable
      label={copy.week}
      heads={[copy.day, copy.registrationsHead, copy.before, copy.netHead, copy.netBefore]}
      rows={weekdays.map((label, index) => [
        label.slice(0, 3),
        countOf(registrations.days[index] ?? 0),
        countOf(registrations.before[index] ?? 0),
        formatWholeDollars(net.days[index] ?? 0),
        formatWholeDollars(net.before[index] ?? 0),
      ])}
    />
  )
}
