import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { type DateChoice, useDateDialog } from '../../../services/dates/use-date-dialog.ts'
import { chooseDate } from '../../../services/session/account.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { DateDialog } from '../../../ui/dialog/date-dialog.tsx'
import type { AccountTabProps } from '../account-tab.ts'
import { CalendarFeedDialog } from './calendar-feed-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { TakeoverDialog } from './takeover-dialog.tsx'

export type OpenDialog =
  | ({ kind: 'date'; registrationId: string } & DateChoice)
  | { kind: 'cancel'; registrationId: string; course: CourseId }
  | { kind: 'takeover'; registrationId: string; course: CourseId }
  | { kind: 'feed' }

type CourseDialogProps = AccountTabProps & { dialog: OpenDialog; onClose: () => void }

export function CourseDialog(props: CourseDialogProps) {
  const { copy, language, account, dialog, onChanged, onClose } = props
  if (dialog.kind === 'feed') return <CalendarFeedDialog copy={copy} onClose={onClose} />
  if (dialog.kind === 'date') return <AccountDateDialog {...props} choice={dialog} />
  const registration = account.registrations.find(({ id }) => id === dialog.registrationId)
  if (!registration) return null
  if (dialog.kind === 'takeover') {
    const soldAs = registration.lines.find(({ course }) => course === dialog.course)?.soldAs
    return (
      <TakeoverDialog {...props} {...dialog} name={wordsIn(language).displayName(dialog.course, soldAs)} />
    )
  }
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

type AccountDateDialogProps = Omit<CourseDialogProps, 'dialog'> & {
  choice: DateChoice & { registrationId: string }
}

function AccountDateDialog({ copy, language, choice, onChanged, onClose }: AccountDateDialogProps) {
  const dialog = useDateDialog(choice, {
    copy: copy.date,
    language,
    choose: (start) => chooseDate(choice.registrationId, choice.course, start),
    onChanged,
  })
  return <DateDialog {...dialog} onClose={onClose} />
}
