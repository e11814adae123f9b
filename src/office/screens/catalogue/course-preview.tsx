import { findCourse } from '#content/catalogue.ts'
import { coursesCopy as copy } from '#content/en/office/catalogue.ts'
import { location } from '#domain/catalogue.ts'
import type { Language } from '#domain/language.ts'
import { formatWholeDollars } from '#domain/money.ts'
import { type Data, valueAt } from '../../entries/leaves.ts'
import { Markdown } from './markdown.tsx'
import css from './preview.module.css'

type Props = { id: string; data: Data; language: Language }

/** The panel of a course, as /courses shows it. */
export function CoursePreview({ id, data, language }: Props) {
  const said = (path: string) => valueAt(data, `${path}.${language}`) ?? valueAt(data, `${path}.en`) ?? ''
  const covers = said('covers')
  const price = findCourse(id)
  const facts = [
    [copy.location, data.place ? String(data.place) : location],
    ['CE', copy.hours(Number(data.ceHours))],
    ...(data.dailyHours ? [[copy.dailyHours, String(said('dailyHours'))]] : []),
    ...(data.prerequisite ? [[copy.requires, String(said('prerequisite'))]] : []),
    ...(price?.early ? [[copy.early, formatWholeDollars(price.charged)]] : []),
    ...(price ? [[copy.listed, formatWholeDollars(price.listed)]] : []),
  ]
  return (
    <>
      <h3 className={css.title}>{`${said('label')}: ${said('title')}`}</h3>
      <Markdown text={String(said('summary'))} />
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={css.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {Array.isArray(covers) && <Markdown text={covers.map((line) => `- ${line}`).join('\n')} />}
    </>
  )
}
