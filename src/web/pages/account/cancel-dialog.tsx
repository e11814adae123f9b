import { useEffect, useState } from 'react'
import type { Copy } from '#content/en/account.ts'
import type { RefundQuoteAnswer, Registration } from '#contract/registrations.ts'
import { type CourseId, displayName } from '#domain/catalogue.ts'
import type { Language } from '#domain/language.ts'
import { formatMoney, sum } from '#domain/money.ts'
import { cancelCourses, quoteRefund } from '../../services/account.ts'
import { refusalOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Done } from '../../ui/done.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { NoBreaks } from '../../ui/no-breaks.tsx'
import { useSending } from '../../ui/use-sending.ts'
import styles from './notes.module.css'
import { RefundSteps } from './refund-steps.tsx'

type CancelDialogProps = {
  copy: Copy
  language: Language
  registration: Registration
  /** What is chosen when it opens; more of the same registration can be added. */
  first: readonly CourseId[]
  onChanged: () => Promise<void>
  onClose: () => void
}

/** What a cancellation gives back now, by which rule and until when, and doing it for exactly that sum. */
export function CancelDialog(props: CancelDialogProps) {
  const { copy, language, registration, first, onChanged, onClose } = props
  const words = copy.cancel
  const [chosen, setChosen] = useState(first)
  const [done, setDone] = useState<string>()
  const { quote, failed, ask } = useQuote(registration.id)
  const lines = quote?.lines.filter(({ course }) => chosen.includes(course)) ?? []
  const amount = Math.min(quote?.left ?? 0, sum(lines.map((line) => line.amount)))
  const canceled = registration.lines.filter(({ course }) => lines.some((line) => line.course === course))
  const disputed = registration.dispute === 'open'

  const sending = useSending<void, string>(async () => {
    try {
      await cancelCourses(registration.id, { items: lines.map(({ course }) => course), amount })
      setDone(amount > 0 ? words.done(formatMoney(amount)) : words.doneNothing)
      await onChanged()
      return undefined
    } catch (failure) {
      await ask()
      return refusalOf(failure, copy.refusal) ?? copy.problem
    }
  })
  const toggle = (course: CourseId) =>
    setChosen(chosen.includes(course) ? chosen.filter((other) => other !== course) : [...chosen, course])

  return (
    <Dialog title={words.title} close={copy.close} onClose={onClose}>
      {done ? (
        <Done>{done}</Done>
      ) : (
        <>
          <p className="second">{disputed ? words.disputed : words.lead}</p>
          <FormError>{sending.fault}</FormError>
          <div className={styles.rows} tabIndex={-1}>
            {!quote && !failed && <Loading label={words.loading} rows={2} />}
            {!quote && failed && (
              <LoadError retry={copy.tryAgain} onRetry={ask}>
                {words.failed}
              </LoadError>
            )}
            {quote?.lines.map((line) => (
              <Choice
                key={line.course}
                type="checkbox"
                name={line.course}
                title={<NoBreaks>{displayName(line.course, language)}</NoBreaks>}
                note={words.rules[line.rule]}
                aside={formatMoney(line.amount)}
                checked={chosen.includes(line.course)}
                disabled={disputed}
                onChange={() => toggle(line.course)}
              />
            ))}
          </div>
          {quote && <RefundSteps copy={words} language={language} lines={canceled} />}
          {quote && (
            <output className={styles.total}>
              {words.back} <span className={`money ${styles.sum}`}>{formatMoney(amount)}</span>
            </output>
          )}
          {canceled.some(({ start }) => start !== null) && <p className="second">{words.seat}</p>}
        </>
      )}
      <div className={styles.actions}>
        {!done && (
          <Button
            kind="ink"
            busy={sending.busy}
            disabled={lines.length === 0 || disputed}
            onClick={() => sending.start()}
          >
            {amount > 0 ? words.confirm(formatMoney(amount)) : words.confirmNothing}
          </Button>
        )}
        <Button onClick={onClose}>{done ? copy.close : words.keep}</Button>
      </div>
    </Dialog>
  )
}

/** Null until it is known; without an answer nothing can be canceled. `failed` until it is asked for again. */
function useQuote(registrationId: string) {
  const [quote, setQuote] = useState<RefundQuoteAnswer | null>(null)
  const [failed, setFailed] = useState(false)
  const ask = () => {
    setFailed(false)
    return quoteRefund(registrationId).then(setQuote, () => setFailed(true))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each registration, and again on request.
  useEffect(() => {
    ask()
  }, [registrationId])
  return { quote, failed, ask }
}
