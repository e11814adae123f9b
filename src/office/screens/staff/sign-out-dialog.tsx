import { signOutEverybodyCopy as copy } from '#content/en/office/staff/staff.ts'
import type { StaffMember } from '#contract/staff/staff.ts'
import { useChange } from '../../services/queries.ts'
import { ChangeDialog } from '../../ui/dialog/change-dialog.tsx'

export function SignOutDialog({ staff, onClose }: { staff: readonly StaffMember[]; onClose: () => void }) {
  const { mutateAsync } = useChange('staff', 'record')
  const sessions = staff.reduce((sum, member) => sum + member.sessions, 0)
  return (
    <ChangeDialog
      title={copy.title}
      lead={copy.lead}
      happens={copy.happens(Math.max(0, sessions - 1))}
      submit={copy.submit}
      leave={copy.leave}
      run={async () =>
        copy.done((await mutateAsync({ call: 'POST /api/office/staff/sign-out-everybody' })).ended)
      }
      onClose={onClose}
    />
  )
}
