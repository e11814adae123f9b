import { courseIds, courseOf, programOf } from '#content/catalogue.ts'
import type { Copy } from '#content/en/site/home-lower-half.ts'
import { programIds } from '#domain/catalogue/catalogue.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import styles from './offers.module.css'

export function Offers({ copy }: { copy: Copy['offers'] }) {
  return (
    <ul className={`plain-list grid ${styles.offers}`}>
      {offerSummaries().map(({ offer, count, from }) => (
        <li key={offer} className={`draw ${styles.offer}`}>
          <span className={`settle serif ${styles.count}`}>{count}</span>
          <div>
            <h3 className={styles.title}>
              <NoBreaks>{copy[offer].title}</NoBreaks>
            </h3>
            <p className={styles.note}>
              <NoBreaks>{copy[offer].text}</NoBreaks>
            </p>
            <p className="money mt-4 font-medium">{copy.from(formatWholeDollars(from))}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Number and lowest price of each kind of offer. */
function offerSummaries() {
  const all = courseIds().map(courseOf)
  const modules = all.filter(({ ceKind }) => ceKind === 'online').map(({ charged }) => charged)
  const clinicals = all.filter(({ ceKind }) => ceKind === 'hands-on').map(({ charged }) => charged)
  const whole = programIds.map((id) => programOf(id).charged)
  return [
    { offer: 'modules' as const, count: modules.length, from: Math.min(...modules) },
    { offer: 'clinicals' as const, count: clinicals.length, from: Math.min(...clinicals) },
    { offer: 'programs' as const, count: whole.length, from: Math.min(...whole) },
  ]
}
