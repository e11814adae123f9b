import { useQuery } from '@tanstack/react-query'
import { pricesCopy as copy, coursesCopy } from '#content/en/office/catalogue.ts'
import { historyCopy } from '#content/en/office/entries.ts'
import { shortDay } from '#content/en/office/times.ts'
import type { PriceEntry } from '#contract/catalogue/courses.ts'
import type { OfficeEntry } from '#contract/office/entries.ts'
import { dayOf } from '#domain/days.ts'
import { formatMoney } from '#domain/money.ts'
import { entryQuery } from '../../entries/use-entry.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import css from './prices.module.css'

/** The prices of an item, each with the day from which it holds. */
export function CoursePrices({ id }: { id: string }) {
  const { data } = useQuery({ ...entryQuery('price', id), retry: false })
  const link = <LinkButton to={`/prices/${id}`}>{coursesCopy.toPrice}</LinkButton>
  return (
    <Section title={coursesCopy.prices} note={coursesCopy.pricesNote} aside={link} line="above">
      {data ? <PriceTable entry={data} /> : <p>{coursesCopy.unpriced}</p>}
    </Section>
  )
}

export function PriceTable({ entry }: { entry: OfficeEntry }) {
  const today = dayOf(useAcademyNow())
  const shown = entry.versions.filter(({ state }) => state !== 'taken back' && state !== 'offered')
  return (
    <div className={css.scroller}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{copy.from}</th>
            <th scope="col">{copy.columns.listed}</th>
            <th scope="col">{copy.columns.charged}</th>
            <th scope="col">{copy.columns.rule}</th>
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
                  {from} {state === 'current' && <span className={css.quiet}>{copy.today}</span>}
                </td>
                <td className={css.amount}>{formatMoney(price.listed)}</td>
                <td className={css.amount}>{formatMoney(price.charged)}</td>
                <td className={css.quiet}>{ruleOf(price)}</td>
                <td className={css.quiet}>{by ?? historyCopy.release}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

export function ruleOf({ rule, early }: PriceEntry): string {
  if (rule === 'fixed' || !early) return copy.ruleShort.fixed
  return copy.ruleShort.early(early.count, copy.units[early.unit])
}
