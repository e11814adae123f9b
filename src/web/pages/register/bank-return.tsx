import { useEffect, useState } from 'react'
import type { Copy } from '#content/en/register.ts'
import type { Language } from '#domain/language.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import styles from './bank-return.module.css'
import { EndingPanel, endingOf } from './ending.tsx'
import { outcomeSoFar, type PayOutcome } from './pay.ts'

type BankReturnProps = {
  copy: Copy
  language: Language
  clientSecret: string
  onPaid: (receiptNumber: string | null) => void
  onAgain: () => void
}

/** What became of a payment that another tab or browser began: its form is not here, and nothing of it is paid again. */
export function BankReturn({ copy, language, clientSecret, onPaid, onAgain }: BankReturnProps) {
  const [outcome, setOutcome] = useState<PayOutcome | null>(null)
  const ending = outcome && endingOf(outcome, copy)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one payment, one question.
  useEffect(() => {
    let wanted = true
    const ready = import('../../services/card-payment.ts').then(({ loadCardPayment }) =>
      loadCardPayment(language),
    )
    outcomeSoFar(ready, clientSecret).then((found) => {
      if (!wanted) return
      if (found.kind === 'paid') onPaid(found.receiptNumber)
      else setOutcome(found)
    })
    return () => {
      wanted = false
    }
  }, [clientSecret])

  return (
    <div className={styles.box}>
      {ending ? <EndingPanel ending={ending} /> : <Loading label={copy.payment.asking} />}
      {ending && !ending.over && <Button onClick={onAgain}>{copy.payment.tryAgain}</Button>}
    </div>
  )
}
