import type { ReactNode } from 'react'
import { stateCopy } from '#content/en/office/shell.ts'
import { roleNames } from '#content/en/office/staff/sign-in.ts'
import type { Permission } from '#domain/people/office-roles.ts'
import { useSession } from '../services/session.ts'
import { Note } from '../ui/note.tsx'
import { ScreenBody, ScreenHead } from '../ui/screen/screen-head.tsx'
import { TextLink } from '../ui/text-link.tsx'

/** A screen, or the reason why this role does not see it. The server refuses its calls in any case. */
export function Permitted({
  title,
  permission,
  children,
}: {
  title: string
  permission: Permission | undefined
  children: ReactNode
}) {
  const { staff, may } = useSession()
  if (!permission || may[permission] !== 'no') return children
  return (
    <>
      <ScreenHead title={title} />
      <ScreenBody>
        <Note
          kind="role"
          title={stateCopy.notAllowed}
          actions={<TextLink to="/">{stateCopy.toToday}</TextLink>}
        >
          {stateCopy.notAllowedNote(roleNames[staff.role].toLowerCase())}
        </Note>
      </ScreenBody>
    </>
  )
}
