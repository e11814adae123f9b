import { percent } from '#content/en/office/figures.ts'
import { todayCopy as copy, countOf } from '#content/en/office/today.ts'
import type { OfficeToday } from '#contract/office/today.ts'
import { RowBar } from '../../ui/bar-plot.tsx'
import { Section } from '../../ui/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import css from './funnel.module.css'

/** Each step with its share of the step before. The numbers are written out, so it needs no table. */
export function FunnelSection({ funnel }: { funnel: OfficeToday['funnel'] }) {
  const { visits, register, paid } = funnel
  const steps = [
    { label: copy.visits, value: visits },
    { label: copy.register, value: register, of: visits },
    { label: copy.paid, value: paid, of: register },
  ]
  return (
    <Section
      title={copy.funnel}
      note={copy.funnelNote}
      aside={<TextLink to="/figures">{copy.figures}</TextLink>}
      line="above"
    >
      <dl>
        {steps.map(({ label, value, of }) => (
          <div key={label} className={css.step}>
            <dt>{label}</dt>
            <dd className={css.bar}>
              <RowBar value={value} top={Math.max(visits, register)} />
            </dd>
            <dd className={css.count}>{countOf(value)}</dd>
            <dd className={css.share}>{of !== undefined && percent(value, of)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
