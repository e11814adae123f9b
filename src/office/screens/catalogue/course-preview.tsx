import { useQuery } from '@tanstack/react-query'
import { findCourse } from '#content/catalogue.ts'
import { copy as english } from '#content/en/courses/courses.ts'
import { words as englishWords } from '#content/en/words.ts'
import { copy as spanish } from '#content/es/courses/courses.ts'
import { words as spanishWords } from '#content/es/words.ts'
import type { PriceEntry } from '#contract/catalogue/courses.ts'
import type { OfficeDate } from '#contract/dates/office-dates.ts'
import { location, spotsPerDate } from '#domain/catalogue/catalogue.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { type Data, valueAt } from '../../entries/leaves.ts'
import { entryQuery } from '../../entries/use-entry.ts'
import { reading } from '../../services/queries.ts'
import { Markdown } from './markdown.tsx'
import css from './preview.module.css'

type Props = { id: string; data: Data; language: Language }

/** The panel of a course, as /courses shows it, with its next date and a price that is drafted. */
export function CoursePreview({ id, data, language }: Props) {
  const panel = (language === 'es' ? spanish : english).panel
  const next = useNextDate(id)
  const price = usePrice(id)
  const said = (path: string) => valueAt(data, `${path}.${language}`) ?? valueAt(data, `${path}.en`) ?? ''
  const covers = said('covers')
  const facts = [
    [panel.location, next?.location ?? (data.place ? String(data.place) : location)],
    [panel.seats, seatsOf(next, panel)],
    [panel.ceHours, hoursOf(data, panel)],
    ...(data.dailyHours ? [[panel.dailyHours, String(said('dailyHours'))]] : []),
    ...(data.prerequisite ? [[panel.requires, String(said('prerequisite'))]] : []),
    ...(price?.early ? [[panel.earlyPrice, formatWholeDollars(price.charged)]] : []),
    ...(price ? [[panel.listedPrice, formatWholeDollars(price.listed)]] : []),
  ]
  return (
    <>
      <h3 className={`font-medium font-serif ${css.title}`}>{`${said('label')}: ${said('title')}`}</h3>
      <Markdown text={String(said('summary'))} />
      <NextDate date={next} language={language} />
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={`flex justify-between gap-12 line-above ${css.fact}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {Array.isArray(covers) && <Markdown text={covers.map((line) => `- ${line}`).join('\n')} />}
      <p className={`font-medium rounded ${css.act}`}>
        {next?.free === 0 ? panel.waitingList : panel.register}
      </p>
    </>
  )
}

type Panel = typeof english.panel
type SetDate = OfficeDate & { start: string; end: string }

function useNextDate(id: string): SetDate | undefined {
  const dates = useQuery(reading('GET /api/office/dates')).data
  const own = dates?.courses.find(({ course }) => course === id)?.dates ?? []
  return own.find(
    (date): date is SetDate => date.state === 'open' && date.start !== null && date.end !== null,
  )
}

/** The drafted price, or the one that holds. */
function usePrice(id: string) {
  const entry = useQuery({ ...entryQuery('price', id), retry: false }).data
  return (entry?.draft as PriceEntry | null | undefined) ?? findCourse(id)
}

function NextDate({ date, language }: { date: SetDate | undefined; language: Language }) {
  const words = language === 'es' ? spanishWords : englishWords
  if (!date) return <p className={`font-medium font-serif ${css.date}`}>{words.toBeAnnounced}</p>
  const [range, year] = words.rangeAndYear(date.start, date.end)
  return (
    <>
      <p className={`font-medium font-serif ${css.date}`}>{range}</p>
      <p>{year}</p>
    </>
  )
}

function seatsOf(date: SetDate | undefined, panel: Panel): string {
  if (!date) return panel.seatsPerDate(spotsPerDate)
  return date.free === 0 ? panel.full : panel.seatsLeft(date.free, date.spots)
}

function hoursOf({ ceHours, selfStudyHours }: Data, panel: Panel): string {
  const study = Number(selfStudyHours)
  return study > 0 ? panel.ceHoursWithStudy(Number(ceHours), study) : panel.ceHoursOf(Number(ceHours))
}
