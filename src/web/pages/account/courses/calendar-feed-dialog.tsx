import { useEffect, useRef, useState } from 'react'
import type { Copy } from '#content/en/account/account.ts'
import { calendarAddress } from '../../../services/session/account.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FormError } from '../../../ui/form/form-error.tsx'
import { useSending } from '../../../ui/form/use-sending.ts'
import styles from '../notes.module.css'

/** The secret address that a calendar app subscribes to. */
export function CalendarFeedDialog({ copy, onClose }: { copy: Copy; onClose: () => void }) {
  const words = copy.courses
  const [address, setAddress] = useState('')
  const [hint, setHint] = useState<string>()
  const field = useRef<HTMLDivElement>(null)
  const asking = useSending<boolean, string>(async (renew) => {
    try {
      setAddress(await calendarAddress(renew))
      setHint(renew ? words.feedRenewed : undefined)
      return undefined
    } catch {
      return copy.problem
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once, when the dialog opens.
  useEffect(() => {
    asking.start(false)
  }, [])
  // Without TLS there is no clipboard: select the address so that it can be copied by keyboard.
  const copyAddress = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(address))
      .then(
        () => setHint(words.feedCopied),
        () => field.current?.querySelector('input')?.select(),
      )
  return (
    <Dialog title={words.feed} close={copy.close} onClose={onClose}>
      <p className="second">{words.feedText}</p>
      <FormError>{asking.fault}</FormError>
      <div ref={field} className={styles.fields}>
        <Field
          label={words.feedAddress}
          value={address}
          readOnly
          hint={hint}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <Actions copy={copy} asking={asking} disabled={address === ''} onCopy={copyAddress} onClose={onClose} />
    </Dialog>
  )
}

type ActionsProps = {
  copy: Copy
  asking: ReturnType<typeof useSending<boolean, string>>
  disabled: boolean
  onCopy: () => void
  onClose: () => void
}

function Actions({ copy, asking, disabled, onCopy, onClose }: ActionsProps) {
  return (
    <div className={styles.actions}>
      <Button kind="ink" disabled={disabled} onClick={onCopy}>
        {copy.courses.feedCopy}
      </Button>
      <Button busy={asking.busy} onClick={() => asking.start(true)}>
        {copy.courses.feedRenew}
      </Button>
      <Button onClick={onClose}>{copy.close}</Button>
    </div>
  )
}
