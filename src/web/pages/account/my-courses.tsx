import { useState } from 'react'
import type { ActiveCourse } from '#contract/account.ts'
import type { CourseDateSummary } from '#contract/page-data.ts'
import { type CourseId, courseIds, isCourseId } from '#domain/catalogue.ts'
import { datesOf } from '#domain/course-dates.ts'
import { documents } from '../../services/account.ts'
import { useCourseDates } from '../../services/course-dates.ts'
import { Empty } from '../../ui/empty.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { WordButton } from '../../ui/word-button.tsx'
import type { AccountTabProps } from './account-tab.ts'
import { ActiveRow } from './active-row.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { CompletedRow } from './completed-row.tsx'
import { CreditBox } from './credit-box.tsx'
import { type DateChoice, DateDialog } from './date-dialog.tsx'
import { Entries } from './entries.tsx'
import { FeedDialog } from './feed-dialog.tsx'
import styles from './my-courses.module.css'
import { useDownload } from './use-download.ts'

type MyCoursesProps = AccountTabProps & { courseDates: readonly CourseDateSummary[] }

type Open =
  | ({ dialog: 'date' } & DateChoice)
  | { dialog: 'cancel'; registrationId: string; course: CourseId }
  | { dialog: 'feed' }

export function MyCourses(props: MyCoursesProps) {
  const { copy, language, today, account, courseDates, onChanged } = props
  const { active, completed, credits, registrations } = account
  const [open, setOpen] = useState<Open | null>(null)
  const live = useCourseDates(account)
  const { fault, start: download } = useDownload(copy.downloadFailed)
  const close = () => setOpen(null)
  const strangers = Object.keys(active).filter((course) => !isCourseId(course))
  const lines = [...courseIds, ...strangers].flatMap((course) =>
    (active[course] ?? []).map((entry) => ({ course, ...entry })),
  )
  const canceled = open?.dialog === 'cancel' && registrations.find(({ id }) => id === open.registrationId)

  const actionsOn = (course: CourseId, entry: ActiveCourse) => ({
    onDate: () => setOpen({ dialog: 'date', course, ...entry, current: entry.start }),
    onCancel: () => setOpen({ dialog: 'cancel', course, ...entry }),
    onCalendar: () => download(documents.calendar(entry.registrationId, course)),
  })

  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <FormError>{fault}</FormError>
        <section aria-labelledby="active">
          <h2 id="active" className={styles.title}>
            {copy.courses.active}
          </h2>
          {lines.length === 0 && <Empty>{copy.courses.noActive}</Empty>}
          {lines.length > 0 && (
            <ul className={`plain-list ${styles.rows}`}>
              {lines.map(({ course, ...entry }) => (
                <ActiveRow
                  key={`${entry.registrationId} ${course}`}
                  copy={copy}
                  language={language}
                  course={course}
                  entry={entry}
                  dates={datesOf(course, courseDates).upcoming}
                  live={live}
                  actions={isCourseId(course) ? actionsOn(course, entry) : null}
                />
              ))}
            </ul>
          )}
          {lines.some(({ start }) => start !== null) && (
            <WordButton onClick={() => setOpen({ dialog: 'feed' })}>{copy.courses.feed}</WordButton>
          )}
        </section>
        <section className={styles.section} aria-labelledby="completed">
          <h2 id="completed" className={styles.title}>
            {copy.courses.completed}
          </h2>
          {completed.length === 0 && <Empty>{copy.courses.noCompleted}</Empty>}
          {completed.length > 0 && (
            <ul className={`plain-list ${styles.rows}`}>
              {completed.map((course) => (
                <CompletedRow
                  key={course.certificate?.id ?? `${course.course} ${course.completedOn}`}
                  copy={copy.courses}
                  language={language}
                  completed={course}
                  onCertificate={(id) => download(documents.certificate(id))}
                />
              ))}
            </ul>
          )}
        </section>
        <Entries copy={copy} language={language} today={today} credits={credits} onChanged={onChanged} />
      </div>
      <CreditBox
        copy={copy.credits}
        language={language}
        credits={credits}
        onRecord={() => download(documents.credits)}
      />
      {open?.dialog === 'date' && (
        <DateDialog copy={copy} language={language} choice={open} onChanged={onChanged} onClose={close} />
      )}
      {open?.dialog === 'cancel' && canceled && (
        <CancelDialog
          copy={copy}
          language={language}
          registration={canceled}
          first={[open.course]}
          onChanged={onChanged}
          onClose={close}
        />
      )}
      {open?.dialog === 'feed' && <FeedDialog copy={copy} onClose={close} />}
    </div>
  )
}
