import { moneyCopy as copy } from '#content/en/office/money/money.ts'
import { daySpan, shortDay } from '#content/en/office/times.ts'
import type { OfficeFees, OfficeMoney } from '#contract/office/money.ts'
import type { Day } from '#domain/dates/days.ts'
import { formatMoney, sum } from '#domain/money/money.ts'
import { BigFigures } from '../../ui/facts.tsx'
import { FigureTable } from '../../ui/figures/figure-table.tsx'
import { Section } from '../../ui/screen/section.tsx'
import css from './money.module.css'

type Props = { page: OfficeMoney; fees: OfficeFees | undefined; feesFailed: boolean; today: Day }

/** What came in and went back on the chosen days, all kinds together. */
export function SpanSums({ page, fees, feesFailed, today }: Props) {
  const { totals, days } = page
  const fee = fees && sum(Object.values(fees.byKind))
  const sums = [
    { label: copy.payments(totals.payments), amount: totals.paid },
    { label: copy.refundsMade(totals.refunds, totals.refundsBack), amount: -totals.refunded },
    ...(totals.disputed === 0 ? [] : [{ label: copy.disputed, amount: -totals.disputed }]),
    ...(fee ? [{ label: copy.fees, amount: -fee }] : []),
  ]
  return (
    <div className={`stack content-start min-w-0 ${css.side}`}>
      <Section title={daySpan(page.from, page.to, today)} line="below">
        <div className={css.net}>
          <BigFigures
            facts={[
              {
                label: fee === undefined ? copy.netOfDays : copy.netAfterFees,
                value: formatMoney(totals.net - (fee ?? 0)),
              },
            ]}
          />
        </div>
        <dl>
          {sums.map(({ label, amount }) => (
            <div key={label} className={`flex justify-between gap-12 line-above ${css.sum}`}>
              <dt>{label}</dt>
              <dd>{formatMoney(amount)}</dd>
            </div>
          ))}
        </dl>
        {!fees && <p className={css.quiet}>{feesFailed ? copy.feesMissing : copy.feesAsked}</p>}
      </Section>
      {days.length > 0 && (
        <Section title={copy.byDay} line="above">
          <FigureTable
            label={copy.byDay}
            heads={[copy.day, copy.paid, copy.refunded]}
            rows={days.map(({ day, paid, refunded }) => [
              shortDay(day, today),
              formatMoney(paid),
              refunded === 0 ? '' : formatMoney(refunded),
            ])}
          />
        </Section>
      )}
    </div>
  )
}
