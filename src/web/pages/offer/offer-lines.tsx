import type { Copy } from '#content/en/offer.ts'
import type { OfferView } from '#contract/offers.ts'
import type { Language } from '#domain/language.ts'
import { formatMoney } from '#domain/money.ts'
import { wordsIn } from '../../services/words.ts'
import styles from './offer-page.module.css'

type Props = { copy: Copy; language: Language; offer: OfferView }

/** What is bought, when, and what was agreed beside the list. */
export function OfferLines({ copy, language, offer }: Props) {
  const { formatRange, displayName } = wordsIn(language)
  const { lines, listed, amount, holdsSeats } = offer
  return (
    <ul className={styles.lines}>
      {lines.map(({ item, amount: price, start, end }) => (
        <li key={item}>
          <span className={styles.item}>
            {start && end && <span className={styles.date}>{formatRange(start, end)}</span>}
            {displayName(item)}
            {start && holdsSeats && <span className={styles.held}>{copy.held}</span>}
          </span>
          <span className="money">{formatMoney(price)}</span>
        </li>
      ))}
      {listed > amount && (
        <li>
          <span className={styles.item}>{copy.agreed}</span>
          <span className="money">{copy.listed(formatMoney(listed))}</span>
        </li>
      )}
    </ul>
  )
}

/** The steps of the refund policy, by course: the same days as in the confirmation. */
export function OfferRefunds({ copy, language, offer }: Props) {
  const { formatDay, courseLabel } = wordsIn(language)
  const until = (rule: 'all' | 'half') =>
    offer.lines
      .flatMap(({ item, calendar }) => {
        const step = calendar.find((one) => (one.rule === 'half') === (rule === 'half'))
        return step ? [copy.refunds.until(formatDay(step.lastDay), courseLabel(item))] : []
      })
      .join(', ')
  const [all, half] = [until('all'), until('half')]
  return (
    <section className={styles.refunds} aria-labelledby="refunds">
      <h2 id="refunds">{copy.refunds.title}</h2>
      <dl className={styles.scale}>
        {all && (
          <div>
            <dt>100%</dt>
            <dd>{all}</dd>
          </div>
        )}
        {half && (
          <div>
            <dt>50%</dt>
            <dd>{half}</dd>
          </div>
        )}
        <div>
          <dt>{copy.refunds.none}</dt>
          <dd>{copy.refunds.after}</dd>
        </div>
      </dl>
    </section>
  )
}
