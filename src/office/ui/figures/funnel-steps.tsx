import { percent } from '#content/en/office/money/figures.ts'
import { RowBar } from './bar-plot.tsx'
import css from './funnel-steps.module.css'

type FunnelStep = { label: string; value: number }

/** Each step with its share of the step before. Its numbers are written out, so it needs no table. */
export function FunnelSteps({ steps }: { steps: readonly FunnelStep[] }) {
  const top = Math.max(...steps.map(({ value }) => value))
  return (
    <dl>
      {steps.map(({ label, value }, index) => (
        <div key={label} className={`stack items-center ${css.step}`}>
          <dt>{label}</dt>
          <dd>
            <RowBar value={value} top={top} />
          </dd>
          <dd className={css.count}>{value.toLocaleString('en-US')}</dd>
          <dd className={css.share}>{index > 0 && percent(value, steps[index - 1]?.value ?? 0)}</dd>
        </div>
      ))}
    </dl>
  )
}
