// Loaded for accounts with credit, or with courses that count toward a program.

import { formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import type { CreditCopy, TuitionCreditView } from '../../../services/registration/tuition-credit.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import styles from './account-credit.module.css'

type AccountCreditProps = { copy: CreditCopy['credit']; language: Language; credit: TuitionCreditView }

export function AccountCredit({ copy, language, credit }: AccountCreditProps) {
  const { formatDay } = wordsIn(language)
  return (
    <section className="mb-8" aria-labelledby="credit">
      <h2 id="credit" className="mb-4 text-h3">
        {copy.title}
      </h2>
      <p className={`serif ${styles.total}`}>{copy.total(formatMoney(credit.total))}</p>
      <p>{copy.note}</p>
      <ul className="mt-4 plain-list gold-above">
        {credit.credits.map(({ id, source, amount, left, expiresOn, state }) => (
          <li key={id} className={`row items-center line-below ${styles.row}`}>
            <span>{copy.sources[source]}</span>
            <span className={styles.detail}>
              <NoBreaks>
                {state === 'usable' ? copy.until(formatDay(expiresOn)) : copy.states[state]}
              </NoBreaks>
            </span>
            <span className={`${left === amount ? 'money ' : ''}${styles.money}`}>
              {left === amount ? formatMoney(amount) : copy.left(formatMoney(left), formatMoney(amount))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
