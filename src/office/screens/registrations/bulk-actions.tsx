import { useState } from 'react'
import { bulkCopy as copy, registrationsCopy } from '#content/en/office/registrations/registrations.ts'
import type { OfficeRegistrationRow } from '#contract/office/registrations.ts'
import type { Day } from '#domain/dates/days.ts'
import { useGrant } from '../../services/session.ts'
import { useKeys } from '../../ui/keyboard/keys.ts'
import { showToast } from '../../ui/screen/toasts.tsx'
import { BarAction } from '../../ui/table/table-foot.tsx'
import { MoveSeveralDialog } from './move-several-dialog.tsx'
import { WriteDialog } from './write-dialog.tsx'

type Props = { rows: readonly OfficeRegistrationRow[]; today: Day; onDone: () => void }

/** What can be done with the ticked rows. Reading staff can copy the addresses. */
export function BulkActions({ rows, today, onDone }: Props) {
  const [opened, setOpened] = useState<'write' | 'move' | null>(null)
  const mayWrite = useGrant('dates') === 'may'
  const ids = rows.map(({ id }) => id)
  const addresses = [...new Set(rows.map(({ email }) => email))].filter(Boolean)
  const close = () => setOpened(null)
  const done = () => {
    close()
    onDone()
  }
  const write = { key: 'w', says: copy.write(addresses.length), run: () => setOpened('write') }
  const move = { key: 'm', says: copy.move, run: () => setOpened('move') }
  useKeys(mayWrite ? [write, move] : [])
  return (
    <>
      {mayWrite && (
        <>
          <BarAction hint="w" onClick={write.run}>
            {write.says}
          </BarAction>
          <BarAction hint="m" onClick={move.run}>
            {move.says}
          </BarAction>
        </>
      )}
      <BarAction onClick={() => copyAddresses(addresses)}>
        {registrationsCopy.copyAddresses(addresses.length)}
      </BarAction>
      {opened === 'write' && (
        <WriteDialog ids={ids} people={addresses.length} onClose={close} onDone={done} />
      )}
      {opened === 'move' && <MoveSeveralDialog ids={ids} today={today} onClose={close} onDone={done} />}
    </>
  )
}

async function copyAddresses(addresses: readonly string[]) {
  await navigator.clipboard.writeText(addresses.join(', '))
  showToast({ text: registrationsCopy.addressesCopied(addresses.length) })
}
