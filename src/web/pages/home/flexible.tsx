import { courseIds, courseOf, programOf } from '#content/catalogue.ts'
import type { Copy } from '#content/en/home.ts'
import { photos } from '#content/photos.ts'
import { programIds } from '#domain/catalogue.ts'
import type { Language } from '#domain/language.ts'
import { formatWholeDollars } from '#domain/money.ts'
import { wordsIn } from '../../services/words.ts'
import { Button } from '../../ui/button.tsx'
import { NoBreaks } from '../../ui/no-breaks.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './flexible.module.css'

type FlexibleProps = { copy: Copy['flexible']; offers: Copy['offers']; language: Language }

export function Flexible({ copy, offers, language }: FlexibleProps) {
  return (
    <section className="section">
      <div className={`grid ${styles.opening}`}>
        <div className={styles.words}>
          <h2>{copy.title}</h2>
          <p className={`lead ${styles.text}`}>
            <NoBreaks>{copy.text}</NoBreaks>
          </p>
          <div className={styles.buttons}>
            <Button kind="main" to="/courses">
              {copy.courses}
            </Button>
            <Button to="/register">{copy.register}</Button>
          </div>
        </div>
        <div className={styles.terrace}>
          <Picture
            of={photos.terrace}
            alt={wordsIn(language).alt.terrace}
            sizes="(width < 48rem) 100vw, 50vw"
          />
        </div>
      </div>
      <ul className={`plain-list grid ${styles.offers}`}>
        {offerSummaries().map(({ offer, count, from }) => (
          <li key={offer} className={`draw ${styles.offer}`}>
            <span className={`settle ${styles.count}`}>{count}</span>
            <div>
              <h3 className={styles.title}>
                <NoBreaks>{offers[offer].title}</NoBreaks>
              </h3>
              <p className={styles.note}>
                <NoBreaks>{offers[offer].text}</NoBreaks>
              </p>
              <p className={`money ${styles.price}`}>{offers.from(formatWholeDollars(from))}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
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
