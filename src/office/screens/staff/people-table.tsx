import { roleNames } from '#content/en/office/staff/sign-in.ts'
import { staffCopy as copy } from '#content/en/office/staff/staff.ts'
import { whenOf } from '#content/en/office/times.ts'
import type { StaffMember } from '#contract/staff/staff.ts'
import { StatusWord } from '../../ui/status-word.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { TableColumn } from '../../ui/table/table-types.ts'
import { TextLink } from '../../ui/text-link.tsx'

const { columns: heads } = copy

/** Sessions and sign-ins are of the real clock, also where the academy's calendar is moved. */
const seenOf = ({ self, lastSeenAt }: StaffMember) => {
  if (self) return copy.now
  return lastSeenAt ? whenOf(lastSeenAt, new Date()) : copy.never
}

const addressOf = ({ id }: StaffMember) => `/staff/${id}`

const columns: readonly TableColumn<StaffMember>[] = [
  {
    id: 'name',
    head: heads.name,
    link: true,
    cell: ({ name, email }) => <strong>{name || email}</strong>,
  },
  { id: 'role', head: heads.role, cell: ({ role }) => roleNames[role] },
  { id: 'ways', head: heads.ways, cell: (member) => <Ways member={member} /> },
  { id: 'sessions', head: heads.sessions, cell: (member) => <Sessions member={member} /> },
  { id: 'seen', head: heads.seen, align: 'right', quiet: true, cell: seenOf },
  {
    id: 'open',
    head: <span className="only-read">{heads.open}</span>,
    align: 'right',
    cell: (member) => <TextLink to={addressOf(member)}>{copy.open}</TextLink>,
  },
]

export function PeopleTable({ staff }: { staff: readonly StaffMember[] }) {
  return (
    <DataTable
      label={copy.people}
      columns={columns}
      rows={staff}
      idOf={({ id }) => id}
      nameOf={({ name, email }) => name || email}
      addressOf={addressOf}
      stack={(member) => ({
        title: member.name || member.email,
        second: <Ways member={member} />,
        amount: roleNames[member.role],
        note: seenOf(member),
      })}
      empty={null}
    />
  )
}

/** A lost device must not lock anybody out, so one way alone is marked. */
export function Ways({ member: { joined, ways, invitation } }: { member: StaffMember }) {
  if (!joined) return copy.invitedBy(invitation?.by ?? null)
  const hasSecond = ways.passkeys > 1 || ways.app || ways.codes > 0
  if (hasSecond) return copy.ways(ways)
  return <StatusWord kind="waits">{`${copy.ways(ways)}, ${copy.noSecondWay}`}</StatusWord>
}

function Sessions({ member: { self, joined, sessions, invitation } }: { member: StaffMember }) {
  if (joined) return self ? copy.ownSession(sessions) : sessions
  if (!invitation || Date.parse(invitation.endsAt) < Date.now()) return copy.invitationOver
  return copy.invitationEnds(whenOf(invitation.endsAt, new Date()))
}
