import type { Copy } from '#content/en/account/account.ts'
import { asIdentityFailure } from '../../../services/session/identity-failure.ts'
import { identity } from '../../../services/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { useSending } from '../../../ui/form/use-sending.ts'
import styles from '../notes.module.css'

/** Asks the user to verify the email address and re-sends the verification email. */
export function VerifyNote({ copy, email }: { copy: Copy; email: string }) {
  const words = copy.verify
  const {
    busy,
    fault: answer,
    start,
  } = useSending<void, string>(async () => {
    try {
      await (await identity()).sendVerification()
      return words.sent
    } catch (error) {
      const { kind, message } = asIdentityFailure(error)
      return copy.provider[kind] ?? message
    }
  })
  return (
    <div className={`row ${styles.note}`}>
      <p>{words.text(email)}</p>
      <Button size="small" busy={busy} onClick={() => start()}>
        {words.again}
      </Button>
      <p role="status" className="second">
        {answer}
      </p>
    </div>
  )
}
