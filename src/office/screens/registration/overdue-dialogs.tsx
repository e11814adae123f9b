import { useState } from 'react'
import { failedCopy, offlineCopy, releaseCopy } from '#content/en/office/money/refund-dialog.ts'
import { useForeseenEmails } from '../../services/foreseen-emails.ts'
import { useChange } from '../../services/queries.ts'
import { ChangeDialog } from '../../ui/dialog/change-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import type { DialogProps } from './dialog-props.ts'
import { useQuotedRefund } from './quoted-refund.ts'

/** The email does not say how the money was sent, so its preview does not wait for that. */
const anyWay = { how: '…' }

/** Money of a wire or check that staff sent back themselves. */
export function OfflineRefundDialog({ registration, onClose }: DialogProps) {
  const { id, offlineDue } = registration
  const [how, setHow] = useState('')
  const { mutateAsync } = useChange('registrations', 'money')
  const run = async () => {
    await mutateAsync({
      call: 'POST /api/office/registrations/:id/offline-refund',
      params: { id },
      body: { how: how.trim() },
    })
    return offlineCopy.done
  }
  const emails = useForeseenEmails('POST /api/office/registrations/:id/offline-refund/preview', {
    params: { id },
    body: anyWay,
  })
  return (
    <ChangeDialog
      title={offlineCopy.title}
      happens={offlineCopy.happens(offlineDue, registration)}
      submit={offlineCopy.submit(offlineDue)}
      leave={offlineCopy.leave}
      reason={!how.trim() && failedCopy.howNeeds}
      emails={emails}
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
    await mutateAsync({
      call: 'POST /api/office/registrations/:id/release-notice',
      params: { id },
      body: { revision },
    })
    return releaseCopy.noticeDone
  }
  const emails = useForeseenEmails('POST /api/office/registrations/:id/release-notice/preview', {
    params: { id },
    body: { revision },
  })
  return (
    <ChangeDialog
      title={releaseCopy.noticeTitle}
      happens={releaseCopy.noticeHappens(overdue?.amount ?? 0, overdue?.noticeHours ?? 0, registration)}
      submit={releaseCopy.noticeSubmit}
      leave={releaseCopy.noticeLeave}
      emails={emails}
      run={run}
      onClose={onClose}
    />
  )
}

/** A release cancels by the policy, so its preview is the quote of that refund. */
export function ReleaseDialog({ registration, today, onClose }: DialogProps) {
  const { id, revision, sums } = registration
  const { needsSecond, happens, emails } = useQuotedRefund(id, today)
  const { mutateAsync } = useChange('registrations', 'dates', 'money')
  const run = async () => {
    await mutateAsync({
      call: 'POST /api/office/registrations/:id/release',
      params: { id },
      body: { revision },
    })
    return releaseCopy.done
  }
  return (
    <ChangeDialog
      title={releaseCopy.title}
      happens={[...needsSecond, ...happens, ...releaseCopy.happens(sums.owed)]}
      emails={emails}
      submit={releaseCopy.submit}
      leave={releaseCopy.leave}
      run={run}
      onClose={onClose}
    />
  )
}
