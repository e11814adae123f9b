import type { CourseId } from '#domain/catalogue.ts'
import type { AccountTabProps } from './account-tab.ts'
import { CalendarFeedDialog } from './calendar-feed-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { type DateChoice, DateDialog } from './date-dialog.tsx'

export type OpenDialog =
  | ({ kind: 'date' } & DateChoice)
  | { kind: 'cancel'; registrationId: string; course: CourseId }
  | { kind: 'feed' }

type CourseDialogProps = AccountTabProps & { dialog: OpenDialog; onClose: () => void }

export function CourseDialog({ copy, language, account, dialog, onChanged, onClose }: CourseDialogProps) {
  if (dialog.kind === 'feed') return <CalendarFeedDialog copy={copy} onClose={onClose} />
  if (dialog.kind === 'date') {
    return (
      <DateDialog copy={copy} language={language} choice={dialog} onChanged={onChanged} onClose={onClose} />
    )
  }
  const registration = account.registrations.find(({ id }) => id === dialog.registrationId)
  if (!registration) return null
  return (
    <CancelDialog
      copy={copy}
      language={language}
      registration={registration}
      preselected={[dialog.course]}
      onChanged={onChanged}
      onClose={onClose}
    />
  )
}
