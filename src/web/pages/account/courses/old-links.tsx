import { useState } from 'react'
import type { Copy } from '#content/en/account/account.ts'
import { refusalOf } from '../../../services/refusal.ts'
import { endLinks } from '../../../services/session/account.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form/form-error.tsx'
import { useSending } from '../../../ui/form/use-sending.ts'
import { Done } from '../../../ui/page/done.tsx'
import styles from '../payments/manage-payments.module.css'

/** Ends the links in earlier emails, for an owner whose mailbox someone else can read. */
export function OldLinks({ copy, email }: { copy: Copy; email: string }) {
  const words = copy.payments.links
  const [done, setDone] = useState(false)
  const ending = useSending<void, string>(async () => {
    try {
      await endLinks()
      setDone(true)
      return undefined
    } catch (failure) {
      return refusalOf(failure, copy.refusal) ?? copy.problem
    }
  })
  return (
    <section className={styles.methods} aria-labelledby="links">
      <h2 id="links" className="mb-5 text-h3">
        {words.title}
      </h2>
      <p className={`second ${styles.explanation}`}>{words.text}</p>
      <FormError>{ending.fault}</FormError>
      {done ? (
        <Done>{words.done(email)}</Done>
      ) : (
        <Button size="small" busy={ending.busy} onClick={() => ending.start()}>
          {words.end}
        </Button>
      )}
    </section>
  )
}
