import { useState } from 'react'
import { failedCopy, offlineCopy, releaseCopy } from '#content/en/office/refund-dialog.ts'
import { useChange } from '../../services/queries.ts'
import { ChangeDialog } from '../../ui/change-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import type { DialogProps } from './dialog-props.ts'

/** Money of a wire or check that staff sent back themselves. */
export function OfflineRefundDialog({ registration: { id, offlineDue }, onClose }: DialogProps) {
  const [how, setHow] = useState('')
  const { mutateAsync } = useChange('registrations', 'money')
  const run = async () => {
    await mutateAsync({ path: `/registrations/${id}/offline-refund`, body: { how: how.trim() } })
    return offlineCopy.done
  }
  return (
    <ChangeDialog
      title={offlineCopy.title}
      happens={offlineCopy.happens(offlineDue)}
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

export function NoticeDialog({ registration: { id, revision, overdue }, onClose }: DialogProps) {
  const { mutateAsync } = useChange('registrations')
  const run = async () => {
    await mutateAsync({ path: `/registrations/${id}/release-notice`, body: { revision } })
    return releaseCopy.noticeDone
  }
  return (
    <ChangeDialog
      title={releaseCopy.noticeTitle}
      happens={releaseCopy.noticeHappens(overdue?.noticeHours ?? 0)}
      submit={releaseCopy.noticeSubmit}
      leave={releaseCopy.noticeLeave}
      run={run}
      onClose={onClose}
    />
  )
}

export function ReleaseDialog({ registration: { id, revision, cancelToday }, onClose }: DialogProps) {
  const { mutateAsync } = useChange('registrations', 'dates', 'money')
  const run = async () => {
    await mutateAsync({ path: `/registrations/${id}/release`, body: { revision } })
    return releaseCopy.done
  }
  return (
    <ChangeDialog
      title={releaseCopy.title}
      happens={releaseCopy.happens(cancelToday.amount)}
      submit={releaseCopy.submit}
      leave={releaseCopy.leave}
      run={run}
      onClose={onClose}
    />
  )
}
