import type { Copy } from '#content/en/registration/offer.ts'
import type { OfferView } from '#contract/offers.ts'
import { awardOfFee } from '#domain/catalogue/offered-only.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../services/words/words.ts'
import { ShareScale } from '../../ui/share-scale.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import styles from './offer-lines.module.css'

type Props = { copy: Copy; language: Language; offer: OfferView }

/** What is bought, when, and what was agreed beside the list. */
export function OfferLines({ copy, language, offer }: Props) {
  const { rangeAndYear, displayName } = wordsIn(language)
  const { lines, listed, amount, holdsSeats } = offer
  return (
    <ul className={`plain-list gold-above ${styles.lines}`}>
      {lines.map(({ item, amount: price, start, end }) => {
        const [days, year] = start && end ? rangeAndYear(start, end) : []
        return (
          <li key={item}>
            <p className={styles.date}>
              {days && <span className={styles.item}>{days} </span>}
              {year && <span className={styles.year}>{year}</span>}
            </p>
            <p className={styles.name}>
              <span className={styles.item}>
                <NoBreaks>{displayName(item)}</NoBreaks>
              </span>
              {start && holdsSeats && <span className="block mt-2 text-slate">{copy.held}</span>}
              {!start && !awardOfFee(item) && <span className="block mt-2 text-slate">{copy.noDate}</span>}
            </p>
            <p className={`money ${styles.share}`}>{formatMoney(price)}</p>
          </li>
        )
      })}
      {listed > amount && (
        <li>
          <p className={styles.date} />
          <p className={`${styles.name} ${styles.item}`}>{copy.agreed}</p>
          <p className={`money ${styles.share}`}>{copy.listed(formatMoney(listed))}</p>
        </li>
      )}
    </ul>
  )
}

/** The steps of the refund policy, by course: the same days as in the confirmation. */
export function OfferRefunds({ copy, language, offer }: Props) {
  const { formatDay, courseLabel } = wordsIn(language)
  const until = (rule: 'all' | 'half') =>
    offer.lines.flatMap(({ item, calendar }) => {
      const step = calendar.find((one) => (one.rule === 'half') === (rule === 'half'))
      return step ? [copy.refunds.until(formatDay(step.lastDay), courseLabel(item))] : []
    })
  const [all, half] = [until('all'), until('half')]
  return (
    <section className={styles.refunds} aria-labelledby="refunds">
      <h2 id="refunds">{copy.refunds.title}</h2>
      <ShareScale
        steps={[
          ...(all.length > 0 ? [{ share: copy.refunds.full, when: all }] : []),
          ...(half.length > 0 ? [{ share: copy.refunds.half, when: half }] : []),
          { share: copy.refunds.none, when: copy.refunds.after },
        ]}
      />
    </section>
  )
}
