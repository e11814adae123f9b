import { useQuery } from '@tanstack/react-query'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { roleNames } from '#content/en/office/staff/sign-in.ts'
import { memberCopy as copy, staffCopy } from '#content/en/office/staff/staff.ts'
import { dayAndTime } from '#content/en/office/times.ts'
import type { StaffMember } from '#contract/staff/staff.ts'
import { reading } from '../../services/queries.ts'
import { ActionRows } from '../../ui/action-rows.tsx'
import { Panel } from '../../ui/dialog/dialog.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { Section } from '../../ui/screen/section.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'
import { SessionList } from '../../ui/session-list.tsx'
import { Ways } from './people-table.tsx'
import { useStaffChange } from './use-staff-change.ts'

export type MemberTask = 'role' | 'invite' | 'remove'

type Props = { member: StaffMember; onClose: () => void; onTask: (task: MemberTask) => void }

export function MemberPanel({ member, onClose, onTask }: Props) {
  const { id, name, email, self, joined, courses, lastSeenAt } = member
  const sessions = useQuery(reading('GET /api/office/staff/:id/sessions', { params: { id } }))
  const change = useStaffChange()
  const endSession = (session: string) =>
    change(
      { call: 'DELETE /api/office/staff/:id/sessions/:session', params: { id, session } },
      copy.sessionEnded,
    )
      .catch((failure: Error) => failure.message)
      .then((text) => showToast({ text }))
  const facts = [
    { label: copy.email, value: email },
    { label: copy.role, value: roleNames[member.role] },
    ...(courses.length > 0 ? [{ label: copy.courses, value: courses.map(itemLabel).join(', ') }] : []),
    { label: copy.ways, value: <Ways member={member} /> },
    { label: copy.seen, value: lastSeenAt ? dayAndTime(lastSeenAt, new Date()) : staffCopy.never },
  ]
  return (
    <Panel title={name || email} onClose={onClose}>
      <Facts facts={facts} />
      {joined && (
        <Section title={copy.sessions} line="below">
          <Loaded query={sessions}>
            {(data) => <SessionList sessions={data.sessions} onEnd={endSession} />}
          </Loaded>
        </Section>
      )}
      <Section title={copy.actions} line="below">
        {self ? <p>{copy.self}</p> : <Actions joined={joined} onTask={onTask} />}
      </Section>
    </Panel>
  )
}

function Actions({ joined, onTask }: { joined: boolean; onTask: (task: MemberTask) => void }) {
  return (
    <ActionRows
      actions={[
        { verb: copy.changeRole, says: copy.changeRoleSays, run: () => onTask('role') },
        {
          verb: copy.inviteAgain,
          says: joined ? copy.inviteAgainSays : copy.inviteOpenSays,
          run: () => onTask('invite'),
        },
        { verb: copy.remove, says: copy.removeSays, run: () => onTask('remove') },
      ]}
    />
  )
}
