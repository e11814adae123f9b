import { useState } from 'react'
import { addPasskeyCopy, appCopy, removePasskeyCopy } from '#content/en/office/staff/you.ts'
import type { OwnWays } from '#contract/staff/access.ts'
import { call } from '../../services/api.ts'
import { createPasskey } from '../../services/passkeys.ts'
import { useChange } from '../../services/queries.ts'
import { ChangeDialog } from '../../ui/dialog/change-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { AppDialog } from './app-dialog.tsx'
import { CodesDialog } from './codes-dialog.tsx'

type Passkey = OwnWays['passkeys'][number]

export type WayTask =
  | { kind: 'add-passkey' | 'add-app' | 'remove-app' | 'make-codes' }
  | { kind: 'remove-passkey'; passkey: Passkey }

type Props = { task: WayTask; ways: OwnWays; onClose: () => void }

export function WayDialogs({ task, ways, onClose }: Props) {
  if (task.kind === 'add-passkey') return <AddPasskey onClose={onClose} />
  if (task.kind === 'remove-passkey') return <RemovePasskey passkey={task.passkey} onClose={onClose} />
  if (task.kind === 'add-app') return <AppDialog onClose={onClose} />
  if (task.kind === 'remove-app') return <RemoveApp onClose={onClose} />
  return <CodesDialog left={ways.codesLeft} onClose={onClose} />
}

const subjects = ['me', 'session', 'staff'] as const

function AddPasskey({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const { mutateAsync } = useChange(...subjects)
  const run = async () => {
    const passkey = await createPasskey(await call('POST /api/office/me/passkeys/options'))
    await mutateAsync({ call: 'POST /api/office/me/passkeys', body: { name: name.trim(), passkey } })
    return addPasskeyCopy.done(name.trim())
  }
  return (
    <ChangeDialog
      title={addPasskeyCopy.title}
      happens={addPasskeyCopy.happens}
      submit={addPasskeyCopy.submit}
      leave={addPasskeyCopy.leave}
      reason={!name.trim() && addPasskeyCopy.missing}
      run={run}
      onClose={onClose}
    >
      <Field
        label={addPasskeyCopy.name}
        hint={addPasskeyCopy.nameHint}
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </ChangeDialog>
  )
}

function RemovePasskey({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { mutateAsync } = useChange(...subjects)
  return (
    <ChangeDialog
      title={removePasskeyCopy.title(name)}
      happens={removePasskeyCopy.happens}
      submit={removePasskeyCopy.submit}
      leave={removePasskeyCopy.leave}
      run={async () => {
        await mutateAsync({ call: 'DELETE /api/office/me/passkeys/:id', params: { id } })
        return removePasskeyCopy.done(name)
      }}
      onClose={onClose}
    />
  )
}

function RemoveApp({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useChange(...subjects)
  return (
    <ChangeDialog
      title={appCopy.removeTitle}
      happens={appCopy.removeHappens}
      submit={appCopy.removeSubmit}
      leave={appCopy.removeLeave}
      run={async () => {
        await mutateAsync({ call: 'DELETE /api/office/me/app' })
        return appCopy.removed
      }}
      onClose={onClose}
    />
  )
}
