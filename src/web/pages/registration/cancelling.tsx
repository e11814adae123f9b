import { useState } from 'react'
import type { Copy } from '#content/en/registration/registration.ts'
import type { GuestRegistration, RefundQuoteAnswer } from '#contract/registrations.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { type Cents, formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { refusalOf } from '../../services/refusal.ts'
import { endedBy, grantedBy, refundOf } from '../../services/registration/refund-of.ts'
import { cancelRegistration } from '../../services/session/emailed-links.ts'
import { wordsIn } from '../../services/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { FormError } from '../../ui/form/form-error.tsx'
import { useSending } from '../../ui/form/use-sending.ts'
import { Done } from '../../ui/page/done.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import styles from './cancelling.module.css'
import { Lines } from './lines.tsx'

type CancellingProps = {
  copy: Copy
  language: Language
  token: string
  registration: GuestRegistration
  quote: RefundQuoteAnswer
  /** Reloads the registration. */
  onChanged: () => Promise<void>
}

/** The courses, each with its refund if it is canceled. Cancels for exactly the amount shown. */
export function Cancelling(props: CancellingProps) {
  const { copy, language, token, registration, onChanged } = props
  const quote = withoutAsked(props)
  const words = copy.cancel
  const { chosen, toggle, items, amount, ended, asking, setAsking, sending, done } = useCancellation({
    copy,
    token,
    quote,
    onChanged,
  })
  const freesSeats = registration.lines.some(
    ({ course, start }) => start !== null && items.some((item) => item === course),
  )
  const disputed = registration.dispute === 'open'
  const dueFirst = quote.due ? words.dueFirst(formatMoney(quote.due)) : ''

  const nameOf = (course: string) =>
    wordsIn(language).displayName(course, registration.lines.find((line) => line.course === course)?.soldAs)
  const choiceOf = (course: string) => {
    const line = quote.lines.find((each) => each.course === course)
    if (!line) return null
    const isChosen = chosen.includes(line.course)
    const choice = { words, line, isChosen, disabled: disputed, onToggle: () => toggle(line.course) }
    return <CancelChoice {...choice} name={nameOf(course)} />
  }
  const list = <Lines {...{ copy, language, token, registration, onChanged, choiceOf }} />

  if (quote.lines.length === 0) {
    return (
      <>
        {list}
        {done && <Done>{words.done}</Done>}
      </>
    )
  }
  return (
    <>
      {list}
      <section className="mt-9" aria-labelledby="cancel">
        <h2 id="cancel" className="mb-3 text-h3">
          {words.title}
        </h2>
        <p className="second">{disputed ? copy.disputed : `${words.lead} ${dueFirst}`}</p>
        <FormError>{sending.fault}</FormError>
        {done && <Done>{words.done}</Done>}
        <div className="row items-baseline justify-between gap-5 mt-6">
          <div className={styles.back}>
            {ended > 0 && (
              <p>
                {words.ended}{' '}
                <span className={`money serif text-h3 ${styles.sum}`}>{formatMoney(ended)}</span>
              </p>
            )}
            <output aria-label={words.back}>
              {words.back} <span className={`money serif text-h3 ${styles.sum}`}>{formatMoney(amount)}</span>
            </output>
          </div>
          <Button disabled={items.length === 0} busy={sending.busy} onClick={() => setAsking(true)}>
            {words.button}
          </Button>
        </div>
      </section>
      {asking && (
        <Question
          copy={words.sure}
          names={items.map(nameOf)}
          freesSeats={freesSeats}
          amount={amount}
          ended={ended}
          busy={sending.busy}
          onYes={() => sending.start()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** A canceled date has a choice of its own. */
function withoutAsked({ quote, registration }: CancellingProps): RefundQuoteAnswer {
  const asked = registration.lines.flatMap((line) => (line.asked ? [line.course] : []))
  return { ...quote, lines: quote.lines.filter(({ course }) => !asked.includes(course)) }
}

type CancelChoiceProps = {
  words: Copy['cancel']
  line: RefundQuoteAnswer['lines'][number]
  name: string
  isChosen: boolean
  disabled: boolean
  onToggle: () => void
}

function CancelChoice({ words, line, name, isChosen, disabled, onToggle }: CancelChoiceProps) {
  const title = (
    <>
      {words.choose}
      <span className="visually-hidden">: {name}</span>
    </>
  )
  return (
    <Choice
      type="checkbox"
      name={line.course}
      title={title}
      note={words.rules[line.rule]}
      aside={formatMoney(grantedBy(line))}
      checked={isChosen}
      disabled={disabled}
      onChange={onToggle}
    />
  )
}

type CancellationProps = Pick<CancellingProps, 'copy' | 'token' | 'quote' | 'onChanged'>

/** The chosen courses, their refund, and the request that cancels them once the question is answered. */
function useCancellation({ copy, token, quote, onChanged }: CancellationProps) {
  const [chosen, setChosen] = useState<readonly CourseId[]>([])
  const [asking, setAsking] = useState(false)
  const [done, setDone] = useState(false)
  // A chosen course may have been canceled in another tab.
  const lines = quote.lines.filter(({ course }) => chosen.includes(course))
  const items = lines.map(({ course }) => course)
  const amount = refundOf(quote, lines)
  const ended = endedBy(quote, lines)
  const sending = useSending<void, string>(async () => {
    setDone(false)
    try {
      await cancelRegistration(token, { items, amount })
      setDone(true)
      setChosen([])
      return undefined
    } catch (failure) {
      return refusalOf(failure, copy.refusal) ?? copy.cancel.failed
    } finally {
      setAsking(false)
      await onChanged()
    }
  })
  const toggle = (course: CourseId) =>
    setChosen((current) =>
      current.includes(course) ? current.filter((other) => other !== course) : [...current, course],
    )
  return { chosen, toggle, items, amount, ended, asking, setAsking, sending, done }
}

type QuestionProps = {
  copy: Copy['cancel']['sure']
  names: readonly string[]
  freesSeats: boolean
  amount: Cents
  /** No longer to be paid of a plan. */
  ended: Cents
  busy: boolean
  onYes: () => void
  onNo: () => void
}

function Question({ copy, names, freesSeats, amount, ended, busy, onYes, onNo }: QuestionProps) {
  return (
    <Dialog title={copy.title} close={copy.close} onClose={onNo}>
      <ul className={`plain-list ${styles.names}`}>
        {names.map((name) => (
          <li key={name}>
            <NoBreaks>{name}</NoBreaks>
          </li>
        ))}
      </ul>
      {freesSeats && <p>{copy.seat}</p>}
      {ended > 0 && <p>{copy.ended(formatMoney(ended))}</p>}
      {(amount > 0 || ended === 0) && <p>{amount > 0 ? copy.money(formatMoney(amount)) : copy.nothing}</p>}
      <div className={`row gap-4 mt-6 ${styles.actions}`}>
        <Button kind="danger" busy={busy} onClick={onYes}>
          {copy.yes}
        </Button>
        <Button onClick={onNo}>{copy.no}</Button>
      </div>
    </Dialog>
  )
}
