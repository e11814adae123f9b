import { monthMark } from '#content/en/office/money/figures.ts'
import type { Day } from '#domain/dates/days.ts'
import css from './day-plot.module.css'

type Props = { label: string; days: readonly { day: Day; value: number }[]; write: (value: number) => string }

const width = 720
const height = 96
const axis = 16
const head = 14

/** A thin bar for each day, from zero. The highest day is written at the top, and months under their first day. */
export function DayPlot({ label, days, write }: Props) {
  const highest = Math.max(1, ...days.map(({ value }) => value))
  const step = width / Math.max(1, days.length)
  return (
    <svg
      className={`block w-full ${css.plot}`}
      viewBox={`0 0 ${width} ${head + height + axis}`}
      role="img"
      aria-label={label}
    >
      <text className={css.top} x={width} y={head - 4}>
        {write(highest)}
      </text>
      <path className={css.grid} d={`M0 ${head}H${width}`} />
      {days.map(({ day, value }, index) => {
        const tall = (value / highest) * height
        return (
          <g key={day} transform={`translate(${index * step} ${head})`}>
            <title>{`${day}: ${write(value)}`}</title>
            <rect className={css.bar} y={height - tall} width={step * 0.7} height={tall} />
            {day.endsWith('-01') && (
              <text className={css.mark} y={height + 13}>
                {monthMark(day)}
              </text>
            )}
          </g>
        )
      })}
      <path className={css.ground} d={`M0 ${head + height}H${width}`} />
    </svg>
  )
}
