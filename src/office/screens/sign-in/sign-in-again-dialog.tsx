import { signInAgainCopy as copy } from '#content/en/office/staff/sign-in.ts'
import type { OfficeSession } from '#contract/staff/access.ts'
import { Panel } from '../../ui/dialog/dialog.tsx'
import { SignInForm } from './sign-in-form.tsx'

type Props = { onSession: (session: OfficeSession) => void; onClose: () => void }

/** Over the screen, which keeps what was typed. */
export function SignInAgainDialog({ onSession, onClose }: Props) {
  return (
    <Panel title={copy.title} onClose={onClose}>
      <p>{copy.lead}</p>
      <SignInForm onSession={onSession} />
    </Panel>
  )
}
