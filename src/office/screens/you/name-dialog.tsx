import { useState } from 'react'
import { nameCopy as copy } from '#content/en/office/staff/you.ts'
import { useChange } from '../../services/queries.ts'
import { ChangeDialog } from '../../ui/dialog/change-dialog.tsx'
import { Field } from '../../ui/field.tsx'

export function NameDialog({ name: before, onClose }: { name: string; onClose: () => void }) {
  const [typed, setTyped] = useState(before)
  const name = typed.trim()
  const { mutateAsync } = useChange('session', 'staff', 'record')
  return (
    <ChangeDialog
      title={copy.title}
      happens={copy.happens}
      submit={copy.submit}
      leave={copy.leave}
      reason={!name && copy.missing}
      run={async () => {
        await mutateAsync({ call: 'PATCH /api/office/me', body: { name } })
        return copy.done(name)
      }}
      onClose={onClose}
    >
      <Field
        label={copy.label}
        autoComplete="name"
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ChangeDialog>
  )
}
