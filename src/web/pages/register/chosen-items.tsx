import type { Copy } from '#content/en/register.ts'
import { itemPhotos } from '#content/item-photos.ts'
import { photos } from '#content/photos.ts'
import type { PageData } from '#contract/page-data.ts'
import { chargedFor, type ItemId, isProgramId, location, programs } from '#domain/catalogue.ts'
import { datesOf } from '#domain/course-dates.ts'
import type { Language } from '#domain/language.ts'
import { type Cents, formatMoney } from '#domain/money.ts'
import { quote } from '#domain/pricing.ts'
import { wordsIn } from '../../services/words.ts'
import { NoBreaks } from '../../ui/no-breaks.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './chosen-items.module.css'
import { type RegistrationForm, selectedItems } from './registration-form.ts'

export type ChosenItemsProps = {
  copy: Copy
  language: Language
  data: PageData
  form: RegistrationForm
  total: Cents
}

/** The chosen items with picture, date and price, and the total. */
export function ChosenItems({ copy, language, data, form, total }: ChosenItemsProps) {
  const note = (item: ItemId) => {
    if (isProgramId(item)) {
      const names = programs[item].courses.map((course) => wordsIn(language).courseLabel(course)).join(', ')
      return `${names}. ${copy.summary.datesLater}`
    }
    const date = datesOf(item, data.courseDates).upcoming.find(({ start }) => start === form.dates[item])
    if (!date) return copy.summary.noDate
    const words = [wordsIn(language).formatCourseDate(date), date.sample && copy.courses.sample, location]
    return words.filter(Boolean).join(', ')
  }
  return (
    <>
      <ul className={`plain-list ${styles.items}`}>
        {quote(selectedItems(form)).items.map((item) => (
          <li key={item} className={styles.item}>
            <div className={styles.picture}>
              <Picture of={photos[itemPhotos[item]]} alt="" sizes="(width < 48rem) 100vw, 120px" />
            </div>
            <h3 className={styles.name}>
              <NoBreaks>{wordsIn(language).displayName(item)}</NoBreaks>
            </h3>
            <p className={styles.note}>
              <NoBreaks>{note(item)}</NoBreaks>
            </p>
            <p className={`money ${styles.price}`}>{formatMoney(chargedFor(item))}</p>
          </li>
        ))}
      </ul>
      <div className={styles.total}>
        <span>{copy.total}</span>
        <span className={`money ${styles.sum}`}>{formatMoney(total)}</span>
      </div>
    </>
  )
}
