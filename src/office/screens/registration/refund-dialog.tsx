import { useState } from 'react'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { refundCopy as copy, stepWords } from '#content/en/office/money/refund-dialog.ts'
import { correctionCopy } from '#content/en/office/registrations/registration.ts'
import { daySpan } from '#content/en/office/times.ts'
import type { RefundQuoteView } from '#contract/office/refunds.ts'
import { type Cents, formatMoney } from '#domain/money/money.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { Dialog, Step, WhatWillHappen } from '../../ui/dialog/dialog.tsx'
import { EmailPreview } from '../../ui/dialog/email-preview.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Loading } from '../../ui/screen/states.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'
import type { DialogProps } from './dialog-props.ts'
import css from './refund-dialog.module.css'
import { type RefundState, useRefund } from './use-refund.ts'

export function RefundDialog({ registration, today, onClose }: DialogProps) {
  const refund = useRefund(registration)
  const [isTried, setTried] = useState(false)
  const { quote, wanted, isAsked } = refund
  const needsReason =
    quote !== undefined && wanted !== null && (isAsked || refund.keeps || wanted !== quote.policy)
  const send = (sum: number | null, isReasoned: boolean) => {
    setTried(true)
    if (sum === null || refund.query.error || !refund.isChosen || (isReasoned && !refund.reason.trim()))
      return
    refund.submit(sum, (wasAsked) => {
      showToast({ text: wasAsked ? copy.asked(sum) : copy.done(sum) })
      onClose()
    })
  }
  const dates = (start: string, end: string) => daySpan(start, end, today)
  // Without an amount the quote is the policy's, and would promise what the button does not do.
  const shown =
    wanted === null ? <p>{copy.typeAmount}</p> : quote && <Consequences {...{ quote, isAsked, dates }} />
  const side = quote ? shown : <Loading />
  return (
    <Dialog
      title={copy.title(registration.name)}
      about={correctionCopy.about(registration.receiptNumber)}
      onClose={onClose}
      onSubmit={() => send(wanted, needsReason)}
      note={copy.holds}
      side={side}
      buttons={
        <Buttons refund={refund} onClose={onClose} onPolicy={() => quote && send(quote.policy, false)} />
      }
    >
      {quote && <Courses refund={refund} quote={quote} dates={dates} />}
      {quote && <Amount refund={refund} quote={quote} isTried={isTried} />}
      {needsReason && <Why refund={refund} isTried={isTried} />}
      {quote && isAsked && wanted !== null && (
        <>
          <Note kind="waits" title={titleOf(wanted, quote)}>
            {copy.approvers(quote.approvers)}
          </Note>
          <EmailPreview {...refund.emailsToApprovers} />
        </>
      )}
      {refund.change.error && <Note kind="refused" title={sentenceOf(refund.change.error)} />}
      {refund.query.error && !quote && <Note kind="refused" title={sentenceOf(refund.query.error)} />}
    </Dialog>
  )
}

/** Why a second person is needed. */
function titleOf(wanted: Cents, { policy, limit }: RefundQuoteView): string {
  return wanted > policy ? copy.beyond(wanted - policy) : copy.above(limit)
}

type Dates = (start: string, end: string) => string
type PartProps = { refund: RefundState; quote: RefundQuoteView }

function Courses({ refund, quote, dates }: PartProps & { dates: Dates }) {
  return (
    <Step number={1} title={copy.which}>
      {quote.lines.map(({ course, start, end, percent, policy }) => (
        <ChoiceRow
          key={course}
          type="checkbox"
          name={course}
          checked={refund.chosen.includes(course)}
          onChange={(on) => refund.choose(course, on)}
          label={[itemLabel(course), start && end && dates(start, end)].filter(Boolean).join(', ')}
          aside={
            <span className={`stack text-right ${css.pair}`}>
              <span>{copy.percent(percent)}</span>
              <span>{formatMoney(policy)}</span>
            </span>
          }
        />
      ))}
      {!refund.isChosen && (
        <p className={css.error} role="alert">
          {copy.choose}
        </p>
      )}
    </Step>
  )
}

function Amount({ refund, quote, isTried }: PartProps & { isTried: boolean }) {
  const { isOther, keeps, typed, amount, query } = refund
  const isWrong = refund.needsAmount && amount === null && (typed !== '' || isTried)
  const refusal = query.error ? sentenceOf(query.error) : undefined
  const error = isWrong ? copy.notAnAmount(typed) : refund.needsAmount ? refusal : undefined
  return (
    <Step number={2} title={copy.howMuch}>
      <ChoiceRow
        type="radio"
        name="amount"
        checked={!isOther && !keeps}
        onChange={() => {
          refund.setOther(false)
          refund.setKeeps(false)
        }}
        label={copy.byPolicy}
        aside={formatMoney(keeps ? 0 : quote.policy)}
      />
      <ChoiceRow
        type="radio"
        name="amount"
        checked={isOther && !keeps}
        onChange={() => {
          refund.setOther(true)
          refund.setKeeps(false)
        }}
        label={copy.another}
        aside={isOther && !keeps && <AmountField refund={refund} isWrong={Boolean(error)} />}
      />
      <ChoiceRow
        type="radio"
        name="amount"
        checked={keeps}
        onChange={() => {
          refund.setKeeps(true)
          refund.setOther(true)
        }}
        label={copy.keeps}
        aside={keeps && <AmountField refund={refund} isWrong={Boolean(error)} />}
      />
      {error && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
      <p className={css.terms}>{copy.terms(quote.terms.fullDays, quote.terms.halfDays)}</p>
    </Step>
  )
}

function Why({ refund, isTried }: { refund: RefundState; isTried: boolean }) {
  return (
    <Step number={3} title={copy.why}>
      <TextField
        label={<span className="only-read">{copy.why}</span>}
        rows={2}
        value={refund.reason}
        hint={copy.whyHint}
        error={isTried && !refund.reason.trim() ? copy.whyMissing : undefined}
        onChange={(event) => refund.setReason(event.currentTarget.value)}
      />
    </Step>
  )
}

function AmountField({ refund, isWrong }: { refund: RefundState; isWrong: boolean }) {
  return (
    <input
      className={css.amount}
      inputMode="decimal"
      aria-label={copy.anotherLabel}
      aria-invalid={isWrong || undefined}
      value={refund.typed}
      onChange={(event) => refund.setTyped(event.currentTarget.value)}
    />
  )
}

type ConsequencesProps = { quote: RefundQuoteView; isAsked: boolean; dates: Dates }

function Consequences({ quote, isAsked, dates }: ConsequencesProps) {
  return (
    <>
      <WhatWillHappen
        note={isAsked ? copy.onceApproved : copy.inOrder}
        items={quote.steps.map((step) => stepWords(step, dates))}
      />
      <EmailPreview emails={quote.emails} />
    </>
  )
}

type ButtonsProps = {
  refund: RefundState
  onClose: () => void
  onPolicy: () => void
}

function Buttons({ refund, onClose, onPolicy }: ButtonsProps) {
  const { quote, change, keeps, wanted, isAsked } = refund
  const busy = change.isPending
  const isUntyped = refund.needsAmount && refund.typed.trim() === ''
  const isOff = (refund.needsAmount && wanted === null) || refund.query.error !== null
  const label = isAsked ? copy.ask(wanted ?? 0) : copy.refund(wanted ?? 0)
  return (
    <>
      <Button onClick={onClose}>{copy.keepEverything}</Button>
      {isAsked && quote && quote.policy > 0 && quote.policy <= quote.limit && !keeps && (
        <Button kind="strong" busy={busy} onClick={onPolicy}>
          {copy.refundPolicy(quote.policy)}
        </Button>
      )}
      <Button
        kind="main"
        type="submit"
        hint="mod+enter"
        busy={busy}
        reason={isUntyped ? copy.typeAmount : isOff && copy.notPossible}
      >
        {refund.needsAmount && wanted === null ? copy.refundAnother : label}
      </Button>
    </>
  )
}
