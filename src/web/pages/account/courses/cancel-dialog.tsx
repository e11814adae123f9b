import { useState } from 'react'
import type { Copy } from '#content/en/account/account.ts'
import type { RefundQuoteAnswer, Registration } from '#contract/registrations.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { type Cents, formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { refusalOf } from '../../../services/refusal.ts'
import { endedBy, grantedBy, refundOf } from '../../../services/registration/refund-of.ts'
import { cancelCourses, quoteRefund } from '../../../services/session/account.ts'
import { useRequest } from '../../../services/use-request.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Choice } from '../../../ui/form/choice.tsx'
import { FormError } from '../../../ui/form/form-error.tsx'
import { useSending } from '../../../ui/form/use-sending.ts'
import { Done } from '../../../ui/page/done.tsx'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { Loading } from '../../../ui/page/loading.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import styles from '../notes.module.css'
import { RefundSteps } from './refund-steps.tsx'

type CancelDialogProps = {
  copy: Copy
  language: Language
  registration: Registration
  preselected: readonly CourseId[]
  onChanged: () => Promise<void>
  onClose: () => void
}

/** Shows the refund of each course and its rule, and cancels for exactly the amount shown. */
export function CancelDialog(props: CancelDialogProps) {
  const { copy, registration, preselected, onChanged, onClose } = props
  const [chosen, setChosen] = useState(preselected)
  const [done, setDone] = useState<string>()
  const quoting = useRequest(() => quoteRefund(registration.id), [registration.id])
  const quote = quoting.answer
  const lines = quote?.lines.filter(({ course }) => chosen.includes(course)) ?? []
  const amount = quote ? refundOf(quote, lines) : 0
  const ended = quote ? endedBy(quote, lines) : 0
  const disputed = registration.dispute === 'open'

  const sending = useSending<void, string>(async () => {
    try {
      await cancelCourses(registration.id, { items: lines.map(({ course }) => course), amount })
      setDone(amount > 0 ? copy.cancel.done(formatMoney(amount)) : copy.cancel.doneNothing)
      await onChanged()
      return undefined
    } catch (failure) {
      await quoting.reload()
      return refusalOf(failure, copy.refusal) ?? copy.problem
    }
  })

  return (
    <Dialog title={copy.cancel.title} close={copy.close} onClose={onClose}>
      {done ? (
        <Done>{done}</Done>
      ) : (
        <CancelQuestion
          dialog={props}
          quoting={quoting}
          chosen={chosen}
          onChange={setChosen}
          lines={lines}
          fault={sending.fault}
        />
      )}
      <Actions
        words={copy.cancel}
        label={confirmLabel(copy.cancel, amount, ended)}
        done={done !== undefined}
        busy={sending.busy}
        disabled={lines.length === 0 || disputed}
        close={copy.close}
        onCancel={() => sending.start()}
        onClose={onClose}
      />
    </Dialog>
  )
}

type ActionsProps = {
  words: Copy['cancel']
  label: string
  done: boolean
  busy: boolean
  disabled: boolean
  close: string
  onCancel: () => void
  onClose: () => void
}

function Actions({ words, label, done, busy, disabled, close, onCancel, onClose }: ActionsProps) {
  return (
    <div className={styles.actions}>
      {!done && (
        <Button kind="danger" busy={busy} disabled={disabled} onClick={onCancel}>
          {label}
        </Button>
      )}
      <Button onClick={onClose}>{done ? close : words.keep}</Button>
    </div>
  )
}

/** The courses to choose, what each gives back, and the sum. */
type CancelQuestionProps = Pick<QuotedCoursesProps, 'quoting' | 'chosen' | 'onChange'> & {
  dialog: CancelDialogProps
  lines: RefundQuoteAnswer['lines']
  fault: string | undefined
}

function CancelQuestion({ dialog, quoting, chosen, onChange, lines, fault }: CancelQuestionProps) {
  const { copy, language, registration } = dialog
  const words = copy.cancel
  const quote = quoting.answer
  const canceled = registration.lines.filter(({ course }) => lines.some((line) => line.course === course))
  const dueFirst = quote?.due ? words.dueFirst(formatMoney(quote.due)) : ''
  const ended = quote ? endedBy(quote, lines) : 0
  const amount = quote ? refundOf(quote, lines) : 0
  return (
    <>
      <p className="second">
        {registration.dispute === 'open' ? words.disputed : `${words.lead} ${dueFirst}`}
      </p>
      <FormError>{fault}</FormError>
      <div className={styles.rows} tabIndex={-1}>
        <QuotedCourses {...dialog} quoting={quoting} chosen={chosen} onChange={onChange} />
      </div>
      {quote && <RefundSteps copy={words} language={language} lines={canceled} />}
      {ended > 0 && (
        <p className="row items-baseline justify-between mt-5">
          {words.ended} <span className="money serif text-h3">{formatMoney(ended)}</span>
        </p>
      )}
      {quote && (
        <output className="row items-baseline justify-between mt-5" aria-label={words.back}>
          {words.back} <span className="money serif text-h3">{formatMoney(amount)}</span>
        </output>
      )}
      {canceled.some(({ start }) => start !== null) && <p className="second">{words.seat}</p>}
    </>
  )
}

function confirmLabel(words: Copy['cancel'], amount: Cents, ended: Cents): string {
  if (amount > 0) return words.confirm(formatMoney(amount))
  return ended > 0 ? words.confirmEnded : words.confirmNothing
}

type QuotedCoursesProps = Pick<CancelDialogProps, 'copy' | 'language' | 'registration'> & {
  quoting: ReturnType<typeof useRequest<RefundQuoteAnswer>>
  chosen: readonly CourseId[]
  onChange: (chosen: readonly CourseId[]) => void
}

function QuotedCourses(props: QuotedCoursesProps) {
  const { copy, language, registration, quoting, chosen, onChange } = props
  const { answer: quote, failure, loading, reload } = quoting
  if (!quote && failure && !loading) {
    return (
      <LoadError retry={copy.tryAgain} onRetry={reload}>
        {copy.cancel.failed}
      </LoadError>
    )
  }
  if (!quote) return <Loading label={copy.cancel.loading} rows={2} />

  const toggle = (course: CourseId) =>
    onChange(chosen.includes(course) ? chosen.filter((other) => other !== course) : [...chosen, course])
  const soldAs = (course: CourseId) => registration.lines.find((line) => line.course === course)?.soldAs
  return quote.lines.map((line) => (
    <Choice
      key={line.course}
      type="checkbox"
      name={line.course}
      title={<NoBreaks>{wordsIn(language).displayName(line.course, soldAs(line.course))}</NoBreaks>}
      note={copy.cancel.rules[line.rule]}
      aside={formatMoney(grantedBy(line))}
      checked={chosen.includes(line.course)}
      disabled={registration.dispute === 'open'}
      onChange={() => toggle(line.course)}
    />
  ))
}
