import { useState } from 'react'
import { roleNames } from '#content/en/office/staff/sign-in.ts'
import { changeRoleCopy, inviteAgainCopy, inviteCopy, removeCopy } from '#content/en/office/staff/staff.ts'
import type { StaffMember } from '#contract/staff/staff.ts'
import { useForeseenEmails } from '../../services/foreseen-emails.ts'
import { ChangeDialog } from '../../ui/dialog/change-dialog.tsx'
import { MemberPanel, type MemberTask } from './member-panel.tsx'
import { type Position, PositionFields } from './position-fields.tsx'
import { useStaffChange } from './use-staff-change.ts'

type Props = { member: StaffMember; onClose: () => void }

/** A member's panel, and the dialogs that it opens. */
export function MemberDialogs({ member, onClose }: Props) {
  const [task, setTask] = useState<MemberTask | null>(null)
  const back = () => setTask(null)
  if (task === 'role') return <RoleDialog member={member} onClose={back} />
  if (task === 'invite') return <InviteAgainDialog member={member} onClose={back} />
  if (task === 'remove') return <RemoveDialog member={member} onClose={back} onDone={onClose} />
  return <MemberPanel member={member} onClose={onClose} onTask={setTask} />
}

const nameOf = ({ name, email }: StaffMember) => name || email

function RoleDialog({ member, onClose }: Props) {
  const change = useStaffChange()
  const [position, setPosition] = useState<Position>({ role: member.role, courses: member.courses })
  const role = roleNames[position.role].toLowerCase()
  const isSame =
    position.role === member.role && position.courses.toSorted().join() === member.courses.toSorted().join()
  const lacksCourses = position.role === 'faculty' && position.courses.length === 0
  return (
    <ChangeDialog
      title={changeRoleCopy.title(nameOf(member))}
      happens={changeRoleCopy.happens(nameOf(member), role)}
      submit={changeRoleCopy.submit(role)}
      leave={changeRoleCopy.leave}
      reason={isSame ? changeRoleCopy.same : lacksCourses && inviteCopy.coursesMissing}
      run={() =>
        change(
          { call: 'POST /api/office/staff/:id/role', params: { id: member.id }, body: position },
          changeRoleCopy.done(nameOf(member), role),
        )
      }
      onClose={onClose}
    >
      <PositionFields
        first={1}
        titles={{ role: changeRoleCopy.legend, courses: changeRoleCopy.courses }}
        position={position}
        onChange={setPosition}
      />
    </ChangeDialog>
  )
}

function InviteAgainDialog({ member, onClose }: Props) {
  const change = useStaffChange()
  const again = { params: { id: member.id } }
  const emails = useForeseenEmails('POST /api/office/staff/:id/invitation/preview', again)
  return (
    <ChangeDialog
      title={inviteAgainCopy.title(nameOf(member))}
      lead={inviteAgainCopy.lead}
      happens={inviteAgainCopy.happens(member.email)}
      submit={inviteAgainCopy.submit}
      leave={inviteAgainCopy.leave}
      emails={emails}
      run={() =>
        change({ call: 'POST /api/office/staff/:id/invitation', ...again }, inviteCopy.done(member.email))
      }
      onClose={onClose}
    />
  )
}

function RemoveDialog({ member, onClose, onDone }: Props & { onDone: () => void }) {
  const change = useStaffChange()
  return (
    <ChangeDialog
      title={removeCopy.title(nameOf(member))}
      lead={removeCopy.lead}
      happens={removeCopy.happens(nameOf(member), member.sessions)}
      submit={removeCopy.submit(nameOf(member))}
      leave={removeCopy.leave(nameOf(member))}
      run={() =>
        change(
          { call: 'DELETE /api/office/staff/:id', params: { id: member.id } },
          removeCopy.done(nameOf(member)),
        )
      }
      onClose={onClose}
      onDone={onDone}
    />
  )
}
