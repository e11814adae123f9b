import { courseIds, isCourseId } from '#content/catalogue.ts'
import type { ActiveCourse } from '#contract/account/account.ts'
import type { CourseDateSummary } from '#contract/page-data.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { datesOf } from '#domain/catalogue/course-dates.ts'
import { useCourseDates } from '../../../services/dates/course-dates.ts'
import { type Account, documents } from '../../../services/session/account.ts'
import { Button } from '../../../ui/button.tsx'
import { WordButton } from '../../../ui/word-button.tsx'
import type { AccountTabProps } from '../account-tab.ts'
import { ActiveRow } from './active-row.tsx'
import type { OpenDialog } from './course-dialog.tsx'
import { CourseSection } from './course-section.tsx'

type ActiveCoursesProps = Pick<AccountTabProps, 'copy' | 'language' | 'account'> & {
  courseDates: readonly CourseDateSummary[]
  onOpen: (dialog: OpenDialog) => void
  onDownload: (path: string) => void
}

export function ActiveCourses(props: ActiveCoursesProps) {
  const { copy, language, account, courseDates, onOpen, onDownload } = props
  const seats = useCourseDates(account)
  const lines = activeLines(account.active)
  const actionsOn = (course: CourseId, entry: ActiveCourse) => ({
    onDate: () => onOpen({ kind: 'date', course, ...entry, current: entry.start }),
    onCancel: () => onOpen({ kind: 'cancel', course, registrationId: entry.registrationId }),
    onGive: () => onOpen({ kind: 'takeover', course, registrationId: entry.registrationId }),
    onCalendar: () => onDownload(documents.calendar(entry.registrationId, course)),
  })
  return (
    <CourseSection
      id="active"
      title={copy.courses.active}
      none={copy.courses.noActive}
      rows={lines.map(({ course, entry }) => (
        <ActiveRow
          key={`${entry.registrationId} ${course}`}
          copy={copy}
          language={language}
          course={course}
          entry={entry}
          dates={datesOf(course, courseDates).upcoming}
          seats={seats}
          actions={
            isCourseId(course) && entry.takeover?.state !== 'received' ? actionsOn(course, entry) : null
          }
        />
      ))}
    >
      <div className="row items-center gap-4-6">
        {(lines.length > 0 || account.completed.length > 0) && (
          <Button size="small" to="/learn">
            {copy.courses.classroom}
          </Button>
        )}
        {lines.some(({ entry }) => entry.start !== null) && (
          <WordButton onClick={() => onOpen({ kind: 'feed' })}>{copy.courses.feed}</WordButton>
        )}
      </div>
    </CourseSection>
  )
}

/** In catalog order; courses that are no longer in the catalog come last. */
function activeLines(active: Account['active']): readonly { course: string; entry: ActiveCourse }[] {
  const uncataloged = Object.keys(active).filter((course) => !isCourseId(course))
  return [...courseIds(), ...uncataloged].flatMap((course) =>
    (active[course] ?? []).map((entry) => ({ course, entry })),
  )
}
