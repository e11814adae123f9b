import { courseIds, isCourseId } from '#content/catalogue.ts'
import type { Copy } from '#content/en/courses/schedule.ts'
import type { PageProps } from '#contract/page-data.ts'
import { spotsPerDate } from '#domain/catalogue/catalogue.ts'
import { datesOf, setDates } from '#domain/catalogue/course-dates.ts'
import type { Language } from '#domain/people/language.ts'
import { useCourseDates } from '../../services/dates/course-dates.ts'
import { wordsIn } from '../../services/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { MonthList } from './month-list.tsx'
import { NextDate } from './next-date.tsx'
import { ProgramPaths } from './program-paths.tsx'
import styles from './schedule-page.module.css'
import type { ScheduledDate } from './scheduled-date.ts'
import { YearStrip } from './year-strip.tsx'

/** All dates of the next twelve months, the next one first, and the dates that complete a program. */
export function Page({ copy, language, data }: PageProps<Copy>) {
  const seats = useCourseDates('schedule')
  const { today, courseDates } = data
  const upcoming = setDates(courseDates).upcoming.filter((date): date is ScheduledDate =>
    isCourseId(date.course),
  )
  const [next, ...further] = upcoming
  const unset = courseIds().filter((course) => datesOf(course, courseDates).upcoming.length === 0)
  const labels = unset.map((course) => wordsIn(language).courseLabel(course)).join(', ')
  const shared = { copy, language, today, seats }
  return (
    <div className={styles.schedule}>
      <PageHead
        title={copy.title}
        lead={
          <>
            {copy.lead(spotsPerDate)}
            {upcoming.some(({ sample }) => sample) && <span className="small block mt-2">{copy.sample}</span>}
          </>
        }
      />
      <YearStrip copy={copy} today={today} dates={upcoming} />
      {next && <NextDate {...shared} date={next} />}
      <MonthList {...shared} dates={further} skipped={next} />
      {unset.length > 0 && (
        <div className={`page ${styles.later}`}>
          <h2 className={styles.laterTitle}>{copy.later}</h2>
          <p className={styles.announced}>
            <NoBreaks>{copy.toBeAnnounced(labels)}</NoBreaks>
          </p>
        </div>
      )}
      <ProgramPaths
        copy={copy.path}
        monthNames={copy.months.long}
        language={language}
        dates={courseDates}
        seats={seats}
      />
      <KeepSchedule copy={copy.keep} language={language} />
    </div>
  )
}

function KeepSchedule({ copy, language }: { copy: Copy['keep']; language: Language }) {
  return (
    <section className={`page ${styles.keep}`}>
      <div>
        <h2 className="text-h3">{copy.title}</h2>
        <p className={`second ${styles.keepText}`}>{copy.text}</p>
      </div>
      <div className={styles.ways}>
        <Button href={`/calendar/dates.ics?lang=${language}`}>{copy.add}</Button>
        <Button onClick={() => window.print()}>{copy.print}</Button>
      </div>
    </section>
  )
}
