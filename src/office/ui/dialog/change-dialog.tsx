import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../button.tsx'
import { Note } from '../note.tsx'
import { showToast } from '../screen/toasts.tsx'
import { type Consequence, Dialog, WhatWillHappen } from './dialog.tsx'
import { EmailPreview } from './email-preview.tsx'

type Props = {
  title: string
  lead?: string
  happens: readonly Consequence[]
  submit: string
  leave: string
  /** Why it cannot be sent yet. */
  reason?: string | false | undefined
  /** The emails as they will be sent. */
  emails?: ComponentProps<typeof EmailPreview>
  /** Does it, and returns the sentence to show afterwards. */
  run: () => Promise<string>
  /** The sentence of a refusal, if it is not its own message. */
  faultOf?: (failure: Error) => string
  onClose: () => void
  /** After it was done; default: onClose. */
  onDone?: () => void
  children?: ReactNode
}

const messageOf = ({ message }: Error) => message

/** One change: what will happen, and the button that does it. */
export function ChangeDialog(props: Props) {
  const { title, lead, happens, submit, leave, reason, emails, children, onClose, onDone = onClose } = props
  const faultOf = props.faultOf ?? messageOf
  const [state, setState] = useState<{ isBusy: boolean; error?: string }>({ isBusy: false })
  const run = async () => {
    if (reason || state.isBusy) return
    setState({ isBusy: true })
    try {
      showToast({ text: await props.run() })
      onDone()
    } catch (failure) {
      setState({ isBusy: false, error: faultOf(failure as Error) })
    }
  }
  const hasChoice = Boolean(lead || children)
  const consequences = <WhatWillHappen items={happens} />
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={run}
      side={
        (hasChoice || emails) && (
          <>
            {hasChoice && consequences}
            {emails && <EmailPreview {...emails} />}
          </>
        )
      }
      buttons={
        <>
          <Button onClick={onClose}>{leave}</Button>
          <Button kind="main" type="submit" busy={state.isBusy} reason={reason}>
            {submit}
          </Button>
        </>
      }
    >
      {lead && <p>{lead}</p>}
      {hasChoice ? children : consequences}
      {state.error && <Note kind="refused" title={state.error} />}
    </Dialog>
  )
}
