import { useState } from 'react'
import { itemLabel } from '#content/en/office/items.ts'
import { failedCopy, offlineCopy, releaseCopy } from '#content/en/office/refund-dialog.ts'
import { daySpan } from '#content/en/office/times.ts'
import { useChange } from '../../services/queries.ts'
import { ChangeDialog } from '../../ui/change-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import type { DialogProps } from './dialog-props.ts'

/** Money of a wire or check that staff sent back themselves. */
export function OfflineRefundDialog({ registration, onClose }: DialogProps) {
  const { id, offlineDue } = registration
  const [how, setHow] = useState('')
  const { mutateAsync } = useChange('registrations', 'money')
  const run = async () => {
    await mutateAsync({ path: `/registrations/${id}/offline-refund`, body: { how: how.trim() } })
    return offlineCopy.done
  }
  return (
    <ChangeDialog
      title={offlineCopy.title}
      happens={offlineCopy.happens(offlineDue, registration)}
      submit={offlineCopy.submit(offlineDue)}
      leave={offlineCopy.leave}
      reason={!how.trim() && failedCopy.howNeeds}
      run={run}
      onClose={onClose}
    >
      <Field
        label={failedCopy.how}
        hint={failedCopy.howHint}
        value={how}
        onChange={(event) => setHow(event.currentTarget.value)}
      />
    </ChangeDialog>
  )
}

export function NoticeDialog({ registration, onClose }: DialogProps) {
  const { id, revision, overdue } = registration
  const { mutateAsync } = useChange('registrations')
  const run = async () => {
    await mutateAsync({ path: `/registrations/${id}/release-notice`, body: { revision } })
    return releaseCopy.noticeDone
  }
  return (
    <ChangeDialog
      title={releaseCopy.noticeTitle}
      happens={releaseCopy.noticeHappens(overdue?.amount ?? 0, overdue?.noticeHours ?? 0, registration)}
      submit={releaseCopy.noticeSubmit}
      leave={releaseCopy.noticeLeave}
      run={run}
      onClose={onClose}
    />
  )
}

export function ReleaseDialog({ registration, today, onClose }: DialogProps) {
  const { id, revision, cancelToday, lines, sums } = registration
  const courses = lines
    .filter(({ state }) => state === 'active')
    .map(({ course, start, end }) =>
      [itemLabel(course), start && end && daySpan(start, end, today)].filter(Boolean).join(', '),
    )
  const { mutateAsync } = useChange('registrations', 'dates', 'money')
  const run = async () => {
    await mutateAsync({ path: `/registrations/${id}/release`, body: { revision } })
    return releaseCopy.done
  }
  return (
    <ChangeDialog
      title={releaseCopy.title}
      happens={releaseCopy.happens(courses, { back: cancelToday.amount, owed: sums.owed }, registration)}
      submit={releaseCopy.submit}
      leave={releaseCopy.leave}
      run={run}
      onClose={onClose}
    />
  )
}
