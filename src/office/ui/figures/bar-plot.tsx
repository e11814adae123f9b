import css from './bar-plot.module.css'

export type Bar = {
  /** One letter under the bar, and its full word for readers. */
  mark: string
  label: string
  value: number
  /** The value of the period it is compared with, as a bronze outline. */
  before?: number | undefined
  /** The period that is not over yet, in orange. */
  current?: boolean | undefined
}

type Props = {
  /** What the plot shows, as a sentence part: "Module 1, net revenue by month". */
  label: string
  bars: readonly Bar[]
  /** Writes a value: "$12,000". */
  write: (value: number) => string
  /** The highest value of the axis; the highest bar by default. Bars start at zero. */
  top?: number
  height?: number
}

const step = 20
const axis = 16

/** One of the small multiples: bars from zero, to scale, with the period before as an outline. */
export function BarPlot({ label, bars, write, top, height = 100 }: Props) {
  const highest = top ?? Math.max(1, ...bars.flatMap(({ value, before = 0 }) => [value, before]))
  const width = bars.length * step
  const tall = (value: number) => (Math.max(0, value) / highest) * (height - 2)
  return (
    <svg
      className={`block w-full ${css.plot}`}
      viewBox={`0 0 ${width} ${height + axis}`}
      role="img"
      aria-label={label}
    >
      {bars.map((bar, index) => (
        <g key={bar.label} transform={`translate(${index * step} 0)`}>
          <title>{`${bar.label}: ${write(bar.value)}`}</title>
          {Boolean(bar.before) && (
            <rect
              className={css.before}
              x={3}
              y={height - tall(bar.before ?? 0)}
              width={14}
              height={tall(bar.before ?? 0)}
            />
          )}
          <rect
            className={bar.current ? css.current : css.bar}
            x={5.5}
            y={height - tall(bar.value)}
            width={9}
            height={tall(bar.value)}
          />
          <text className={css.mark} x={step / 2} y={height + 12}>
            {bar.mark}
          </text>
        </g>
      ))}
      <path className={css.ground} d={`M0 ${height}H${width}`} />
    </svg>
  )
}

/** A horizontal bar, as in a funnel; `of` draws the whole as an outline. Its number is written next to it. */
export function RowBar({ value, of, top }: { value: number; of?: number; top: number }) {
  const share = (amount: number) => `${Math.min(100, (amount / Math.max(1, top)) * 100)}%`
  return (
    <span className={`block relative ${css.rowBar}`} aria-hidden="true">
      {of !== undefined && of > 0 && <i className={css.whole} style={{ width: share(of) }} />}
      {value > 0 && <i className={css.part} style={{ width: share(value) }} />}
    </span>
  )
}
