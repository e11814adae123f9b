import { programOf } from '#content/catalogue.ts'
import { requirementOf } from '#content/courses/requirements.ts'
import type { Copy } from '#content/en/registration/register.ts'
import { itemPicture } from '#content/media/item-photos.ts'
import type { PageData } from '#contract/page-data.ts'
import { type ItemId, isProgramId } from '#domain/catalogue/catalogue.ts'
import { datesOf } from '#domain/catalogue/course-dates.ts'
import { type Cents, formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import { quoteOf, type RegistrationForm } from '../registration-form.ts'
import styles from './chosen-items.module.css'

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
      const names = programOf(item)
        .courses.map((course) => wordsIn(language).courseLabel(course))
        .join(', ')
      return `${names}. ${copy.summary.datesLater}`
    }
    const date = datesOf(item, data.courseDates).upcoming.find(({ start }) => start === form.dates[item])
    const required = requirementOf(item, language)
    if (!date) return [copy.summary.noDate, required].filter(Boolean).join(' ')
    const words = [
      wordsIn(language).formatCourseDate(date),
      date.sample && copy.courses.sample,
      date.location,
    ]
    return [words.filter(Boolean).join(', '), required].filter(Boolean).join('. ')
  }
  const { items, lines } = quoteOf(form, data.today)
  const priceOf = (item: ItemId) =>
    isProgramId(item) ? programOf(item).charged : (lines.find(({ course }) => course === item)?.amount ?? 0)
  return (
    <>
      <ul className="plain-list gold-above">
        {items.map((item) => (
          <li key={item} className={styles.item}>
            <div className={styles.picture}>
              <Picture of={itemPicture(item)} alt="" sizes="(width < 48rem) 100vw, 120px" />
            </div>
            <h3 className={styles.name}>
              <NoBreaks>{wordsIn(language).displayName(item)}</NoBreaks>
            </h3>
            <p className={styles.note}>
              <NoBreaks>{note(item)}</NoBreaks>
            </p>
            <p className={`money ${styles.price}`}>{formatMoney(priceOf(item))}</p>
          </li>
        ))}
      </ul>
      <div className={`row ${styles.total}`}>
        <span>{copy.total}</span>
        <span className={`money serif ${styles.sum}`}>{formatMoney(total)}</span>
      </div>
    </>
  )
}
