import { useState } from 'react'
import { roleNames } from '#content/en/office/staff/sign-in.ts'
import { inviteCopy as copy } from '#content/en/office/staff/staff.ts'
import { useForeseenEmails } from '../../services/foreseen-emails.ts'
import { ChangeDialog } from '../../ui/dialog/change-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { type Position, PositionFields } from './position-fields.tsx'
import { useStaffChange } from './use-staff-change.ts'

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [position, setPosition] = useState<Position>({ role: 'desk', courses: [] })
  const change = useStaffChange()
  const body = { name: name.trim(), email: email.trim(), ...position }
  const emails = useForeseenEmails(
    'POST /api/office/staff/invitations/preview',
    missing(body) ? null : { body },
  )
  return (
    <ChangeDialog
      title={copy.title}
      happens={copy.happens(body.name || copy.somebody, roleNames[position.role].toLowerCase())}
      submit={copy.submit}
      leave={copy.leave}
      reason={missing(body)}
      emails={emails}
      run={() => change({ call: 'POST /api/office/staff/invitations', body }, copy.done(body.email))}
      onClose={onClose}
    >
      <Field
        label={copy.name}
        name="name"
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Field
        label={copy.email}
        name="email"
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PositionFields first={1} titles={copy} position={position} onChange={setPosition} />
    </ChangeDialog>
  )
}

function missing({ name, email, role, courses }: Position & { name: string; email: string }) {
  if (!name) return copy.nameMissing
  if (!email) return copy.emailMissing
  return role === 'faculty' && courses.length === 0 && copy.coursesMissing
}
