import type { Copy } from '#content/en/account.ts'
import { identity } from '../../services/session.ts'
import { Button } from '../../ui/button.tsx'
import { useSending } from '../../ui/use-sending.ts'
import styles from './notes.module.css'

/** The address is not shown to be theirs yet; the letter can be asked for again. */
export function VerifyNote({ copy, email }: { copy: Copy['verify']; email: string }) {
  const {
    busy,
    fault: answer,
    start,
  } = useSending<void, string>(async () => {
    try {
      await (await identity()).sendVerification()
      return copy.sent
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  })
  return (
    <div className={styles.note}>
      <p>{copy.text(email)}</p>
      <Button size="small" busy={busy} onClick={() => start()}>
        {copy.again}
      </Button>
      <p role="status" className="second">
        {answer}
      </p>
    </div>
  )
}
