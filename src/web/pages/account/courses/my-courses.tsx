import { useState } from 'react'
import type { CourseDateSummary } from '#contract/page-data.ts'
import { documents } from '../../../services/session/account.ts'
import { FormError } from '../../../ui/form/form-error.tsx'
import type { AccountTabProps } from '../account-tab.ts'
import { CreditBox } from '../awards/credit-box.tsx'
import { Entries } from '../awards/entries.tsx'
import { useDownload } from '../use-download.ts'
import { ActiveCourses } from './active-courses.tsx'
import { AccountCanceledDates } from './canceled-dates.tsx'
import { CompletedRow } from './completed-row.tsx'
import { CourseDialog, type OpenDialog } from './course-dialog.tsx'
import { CourseSection } from './course-section.tsx'
import { Invitation } from './invitation.tsx'
import styles from './my-courses.module.css'
import { WaitingPlaces } from './waiting-places.tsx'

type MyCoursesProps = AccountTabProps & { courseDates: readonly CourseDateSummary[] }

export function MyCourses({ courseDates, ...props }: MyCoursesProps) {
  const { copy, language, today, account, onChanged } = props
  const { active, completed, credits, waitingList } = account
  const isEmpty =
    Object.keys(active).length + completed.length + waitingList.length + credits.lines.length === 0
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const { fault, start: download } = useDownload(copy.downloadFailed)
  return (
    <>
      <AccountCanceledDates {...{ language, account, onChanged }} onOpen={setDialog} />
      <div className={isEmpty ? undefined : styles.columns}>
        <div className="min-w-0">
          <FormError>{fault}</FormError>
          {isEmpty ? (
            <Invitation copy={copy.courses} />
          ) : (
            <Courses
              copy={copy}
              language={language}
              account={account}
              courseDates={courseDates}
              onOpen={setDialog}
              onDownload={download}
            />
          )}
          <Entries copy={copy} language={language} today={today} credits={credits} onChanged={onChanged} />
        </div>
        {!isEmpty && (
          <CreditBox
            copy={copy.credits}
            language={language}
            credits={credits}
            onRecord={() => download(documents.credits())}
          />
        )}
      </div>
      {dialog && <CourseDialog {...props} dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  )
}

/** Current courses, places on waiting lists, and completed courses. */
type CoursesProps = Pick<MyCoursesProps, 'copy' | 'language' | 'account' | 'courseDates'> & {
  onOpen: (dialog: OpenDialog) => void
  onDownload: ReturnType<typeof useDownload>['start']
}

function Courses({ copy, language, account, courseDates, onOpen, onDownload }: CoursesProps) {
  const { completed, waitingList } = account
  return (
    <>
      <ActiveCourses
        copy={copy}
        language={language}
        account={account}
        courseDates={courseDates}
        onOpen={onOpen}
        onDownload={onDownload}
      />
      <WaitingPlaces copy={copy.courses} language={language} places={waitingList} />
      <CourseSection
        id="completed"
        title={copy.courses.completed}
        none={copy.courses.noCompleted}
        rows={completed.map((course) => (
          <CompletedRow
            key={course.certificate?.id ?? `${course.course} ${course.completedOn}`}
            copy={copy.courses}
            language={language}
            completed={course}
            onCertificate={(id) => onDownload(documents.certificate(id))}
          />
        ))}
      />
    </>
  )
}
