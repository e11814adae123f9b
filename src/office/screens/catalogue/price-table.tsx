import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pricesCopy as copy } from '#content/en/office/catalogue/catalogue.ts'
import { historyCopy } from '#content/en/office/catalogue/entries.ts'
import { shortDay } from '#content/en/office/times.ts'
import type { PriceEntry } from '#contract/catalogue/courses.ts'
import type { OfficeEntry, OfficeSold } from '#contract/office/entries.ts'
import { dayOf } from '#domain/dates/days.ts'
import { formatMoney } from '#domain/money/money.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { reading } from '../../services/queries.ts'
import { useGrant } from '../../services/session.ts'
import css from './prices.module.css'

type Props = {
  item: string
  entry: OfficeEntry
  /** A row below the published prices. */
  draft?: ReactNode
}

/** Every published price of an item, oldest first, and how often it was sold at it. */
export function PriceTable({ item, entry, draft }: Props) {
  // The call refuses faculty.
  const seesSold = useGrant('see') === 'may'
  const query = {
    ...reading('GET /api/office/catalogue/price/:key/sold', { params: { key: item } }),
    enabled: seesSold,
  }
  const sold = useQuery(query).data?.sold
  const today = dayOf(useAcademyNow())
  const shown = entry.versions.filter(({ state }) => state !== 'taken back' && state !== 'offered')
  return (
    <div className="overflow-x-auto">
      <table className={`table ${css.table}`}>
        <thead>
          <tr>
            <th scope="col">{copy.from}</th>
            <th scope="col">{copy.columns.listed}</th>
            <th scope="col">{copy.columns.charged}</th>
            <th scope="col">{copy.columns.rule}</th>
            <th scope="col">{copy.sold}</th>
            <th scope="col">{copy.by}</th>
          </tr>
        </thead>
        <tbody>
          {shown.toReversed().map(({ version, data, holdsFrom, source, by, state }) => {
            const price = data as PriceEntry
            const from = source === 'release' ? copy.always : shortDay(dayOf(new Date(holdsFrom ?? 0)), today)
            return (
              <tr key={version} data-current={state === 'current' || undefined}>
                <td>
                  {from}{' '}
                  {state === 'current' && (
                    <span className="text-note text-slate font-normal">{copy.today}</span>
                  )}
                </td>
                <td className={css.amount}>{formatMoney(price.listed)}</td>
                <td className={css.amount}>{formatMoney(price.charged)}</td>
                <td className="text-note text-slate font-normal">{ruleOf(price)}</td>
                <td className={css.amount}>
                  {sold && state !== 'scheduled' ? soldAt(version, sold) : copy.none}
                </td>
                <td className="text-note text-slate font-normal">{by ?? historyCopy.release}</td>
              </tr>
            )
          })}
          {draft}
        </tbody>
      </table>
    </div>
  )
}

function soldAt(wanted: number, sold: OfficeSold['sold']): number {
  return sold.find(({ version }) => version === wanted)?.count ?? 0
}

export function ruleOf({ rule, early }: PriceEntry): string {
  if (rule === 'fixed' || !early) return copy.ruleShort.fixed
  return copy.ruleShort.early(early.count, copy.units[early.unit])
}
