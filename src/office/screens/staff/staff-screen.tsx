import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { staffCopy as copy, inviteCopy, signOutEverybodyCopy } from '#content/en/office/staff/staff.ts'
import type { StaffMember } from '#contract/staff/staff.ts'
import { reading } from '../../services/queries.ts'
import { Button } from '../../ui/button.tsx'
import { useKeys } from '../../ui/keyboard/keys.ts'
import { usePaletteEntries } from '../../ui/keyboard/palette-entries.ts'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { Section, TwoColumns } from '../../ui/screen/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CommandList } from './command-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberDialogs } from './member-dialogs.tsx'
import { NewestEntries } from './newest-entries.tsx'
import { PeopleTable } from './people-table.tsx'
import { RolesTable } from './roles-table.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'

const staffQuery = reading('GET /api/office/staff')

/** Also at /staff/ID, with that member's panel open. */
export function StaffScreen() {
  const [opened, setOpened] = useState<'invite' | 'sign-out' | null>(null)
  const query = useQuery(staffQuery)
  const invite = () => setOpened('invite')
  useKeys([{ key: 'a', says: inviteCopy.title, run: invite }])
  usePaletteEntries([
    { group: 'do', label: inviteCopy.open, keys: 'a', run: invite },
    { group: 'do', label: signOutEverybodyCopy.open, run: () => setOpened('sign-out') },
  ])
  return (
    <>
      <ScreenHead
        title={copy.title}
        actions={
          <>
            <Button onClick={() => setOpened('sign-out')}>{signOutEverybodyCopy.open}</Button>
            <Button kind="main" hint="a" onClick={invite}>
              {inviteCopy.open}
            </Button>
          </>
        }
      />
      <ScreenBody>
        <Loaded query={query}>{({ staff }) => <StaffColumns staff={staff} />}</Loaded>
      </ScreenBody>
      {opened === 'invite' && <InviteDialog onClose={() => setOpened(null)} />}
      {opened === 'sign-out' && query.data && (
        <SignOutDialog staff={query.data.staff} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

function StaffColumns({ staff }: { staff: readonly StaffMember[] }) {
  const { id } = useParams({ strict: false })
  const navigate = useNavigate()
  const member = staff.find((one) => one.id === id)
  const invited = staff.filter(({ joined }) => !joined).length
  return (
    <TwoColumns
      side={
        <>
          <Section
            title={copy.record}
            note={copy.recordNote}
            aside={<TextLink to="/record">{copy.wholeRecord}</TextLink>}
          >
            <NewestEntries />
          </Section>
          <Section title={copy.terminal}>
            <CommandList />
          </Section>
        </>
      }
    >
      <Section title={copy.people} note={copy.peopleNote(staff.length, invited)}>
        <PeopleTable staff={staff} />
      </Section>
      <RolesTable />
      {member && <MemberDialogs member={member} onClose={() => navigate({ to: '/staff' })} />}
    </TwoColumns>
  )
}
