import { useId } from 'react'
import css from './stack-plot.module.css'

type Stack = { label: string; mark: string; parts: readonly [number, number, number] }

const step = 26
const left = 22
const height = 136
const axis = 18
const kinds = ['ink', 'gold', 'hatched'] as const

/** Counts in stacks of three: ink, gold, hatched. */
export function StackPlot({ label, stacks }: { label: string; stacks: readonly Stack[] }) {
  const hatching = useId()
  const highest = Math.max(...stacks.map(({ parts }) => parts.reduce((all, part) => all + part, 0)))
  // A scale of whole numbers with three lines.
  const unit = Math.max(1, Math.ceil(highest / 3))
  const y = (value: number) => height - (value / (unit * 3)) * (height - 8)
  const width = left + stacks.length * step
  return (
    <svg className={css.plot} viewBox={`0 0 ${width} ${height + axis}`} role="img" aria-label={label}>
      <pattern id={hatching} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={css.line} d="M0 0V5" />
      </pattern>
      {[1, 2, 3].map((line) => (
        <g key={line}>
          <path className={css.grid} d={`M${left} ${y(line * unit)}H${width}`} />
          <text className={css.number} x={0} y={y(line * unit) + 4}>
            {line * unit}
          </text>
        </g>
      ))}
      {stacks.map((stack, index) => (
        <OneStack key={stack.label} stack={stack} x={left + index * step} y={y} hatching={hatching} />
      ))}
      <path className={css.ground} d={`M${left} ${height}H${width}`} />
    </svg>
  )
}

type OneProps = { stack: Stack; x: number; y: (value: number) => number; hatching: string }

function OneStack({ stack: { label, mark, parts }, x, y, hatching }: OneProps) {
  return (
    <g transform={`translate(${x} 0)`}>
      <title>{`${label}: ${parts.join(', ')}`}</title>
      {kinds.map((kind, index) => {
        const below = parts.slice(0, index).reduce((all, part) => all + part, 0)
        const value = parts[index] ?? 0
        if (value === 0) return null
        return (
          <rect
            key={kind}
            className={css[kind]}
            fill={kind === 'hatched' ? `url(#${hatching})` : undefined}
            x={4}
            y={y(below + value)}
            width={18}
            height={y(below) - y(below + value)}
          />
        )
      })}
      <text className={css.mark} x={step / 2} y={height + 14}>
        {mark}
      </text>
    </g>
  )
}
