import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { approvalCopy as copy } from '#content/en/office/money/refund-dialog.ts'
import { whenOf } from '#content/en/office/times.ts'
import type { OfficeApproval } from '#contract/office/refunds.ts'
import type { OfficeRegistration } from '#contract/office/registrations.ts'
import { dayOf } from '#domain/dates/days.ts'
import { reading, useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { useSession } from '../../services/session.ts'
import { Button } from '../../ui/button.tsx'
import { ChangeDialog } from '../../ui/dialog/change-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'
import { useQuotedRefund } from './quoted-refund.ts'

/** A refund beyond the policy that waits: its terms, and who may decide. A declined one says why until the next. */
export function ApprovalState({ registration, now }: { registration: OfficeRegistration; now: Date }) {
  const { may } = useSession()
  const { data } = useQuery({
    ...reading('GET /api/office/registrations/:id/approvals', { params: { id: registration.id } }),
    enabled: may.refund === 'may',
  })
  const waiting = data?.approvals.find(({ state }) => state === 'asked')
  if (waiting) return <Waiting approval={waiting} now={now} />
  const [last] = [...(data?.approvals ?? [])].sort((one, other) => other.askedAt.localeCompare(one.askedAt))
  if (last?.state !== 'declined' || !last.decidedBy || !last.decidedAt) return null
  return (
    <Note kind="waits" title={copy.declinedTitle(last.amount)}>
      {copy.declinedBy(last.decidedBy, whenOf(last.decidedAt, now))} {copy.why(last.declineReason)}
    </Note>
  )
}

function Waiting({ approval, now }: { approval: OfficeApproval; now: Date }) {
  const { id, amount, askedBy, askedAt, policy, items, keeps, reason, own } = approval
  const { may } = useSession()
  const [opened, setOpened] = useState<'approve' | 'decline' | null>(null)
  const close = () => setOpened(null)
  const terms = copy.asked(askedBy, whenOf(askedAt, now), policy, items)
  const asked = [terms, keeps && copy.keeps, copy.why(reason)].filter(Boolean).join(' ')
  const { withdraw, isPending, error } = useDecision(id)
  return (
    <Note
      kind="waits"
      title={copy.title(amount)}
      actions={
        <>
          {own && (
            <Button busy={isPending} onClick={withdraw}>
              {copy.withdraw}
            </Button>
          )}
          {!own && may.approve === 'may' && (
            <>
              <Button kind="main" onClick={() => setOpened('approve')}>
                {copy.approve(amount)}
              </Button>
              <Button onClick={() => setOpened('decline')}>{copy.decline}</Button>
            </>
          )}
        </>
      }
    >
      {asked} {own && copy.own}
      {error && <Note kind="refused" title={sentenceOf(error)} />}
      {opened === 'approve' && <ApproveDialog approval={approval} asked={asked} now={now} onClose={close} />}
      {opened === 'decline' && <DeclineDialog id={id} onClose={close} />}
    </Note>
  )
}

function useDecision(id: string) {
  const { mutateAsync, isPending, error } = useChange('registrations', 'approvals')
  // The note is gone once the request is decided, and with it the callbacks of a plain mutation.
  const decided = (sent: Promise<unknown>, says: string) =>
    sent.then(
      () => showToast({ text: says }),
      () => undefined,
    )
  const params = { id }
  return {
    withdraw: () =>
      decided(mutateAsync({ call: 'POST /api/office/approvals/:id/withdraw', params }), copy.withdrawn),
    decline: (reason: string) =>
      decided(
        mutateAsync({ call: 'POST /api/office/approvals/:id/decline', params, body: { reason } }),
        copy.declined,
      ),
    isPending,
    error,
  }
}

type ApproveProps = { approval: OfficeApproval; asked: string; now: Date; onClose: () => void }

function ApproveDialog({ approval, asked, now, onClose }: ApproveProps) {
  const { id, registrationId, amount, name } = approval
  const { mutateAsync } = useChange('registrations', 'approvals')
  const { happens, emails } = useQuotedRefund(registrationId, dayOf(now), approval)
  return (
    <ChangeDialog
      title={copy.approveTitle(amount, name)}
      lead={asked}
      happens={happens}
      emails={emails}
      submit={copy.approveSubmit(amount)}
      leave={copy.keepAsked}
      run={async () => {
        await mutateAsync({ call: 'POST /api/office/approvals/:id/approve', params: { id } })
        return copy.approved(amount)
      }}
      onClose={onClose}
    />
  )
}

function DeclineDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const { decline, isPending, error } = useDecision(id)
  return (
    <Dialog
      title={copy.declineTitle}
      onClose={onClose}
      onSubmit={() => reason.trim() && decline(reason)}
      buttons={
        <>
          <Button onClick={onClose}>{copy.keepWaiting}</Button>
          <Button
            kind="main"
            type="submit"
            hint="mod+enter"
            busy={isPending}
            reason={!reason.trim() && copy.declineNeeds}
          >
            {copy.declineSubmit}
          </Button>
        </>
      }
    >
      <TextField
        label={copy.declineWhy}
        hint={copy.declineNote}
        value={reason}
        error={error ? sentenceOf(error) : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Dialog>
  )
}
