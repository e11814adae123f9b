import type { Copy } from '#content/en/registration/register.ts'
import { Button } from '../../../ui/button.tsx'
import { Outcome } from '../../../ui/page/outcome.tsx'
import type { PayOutcome } from './pay.ts'

/** Shown after an attempt without a receipt. */
type PaymentNotice = {
  tone: 'failure' | 'waiting'
  title: string
  sentences: readonly string[]
  /** The buyer cannot try again. */
  final: boolean
  /** The label of a button that reloads the page to check again. */
  again?: string
}

/** Null if the receipt or the card form already shows the outcome. */
export function paymentNotice(outcome: PayOutcome, { failed, pending, unknown }: Copy): PaymentNotice | null {
  const fail = (sentences: readonly string[], { final }: { final: boolean }): PaymentNotice => ({
    tone: 'failure',
    title: failed.title,
    sentences,
    final,
  })
  switch (outcome.kind) {
    case 'paid':
    case 'incomplete':
      return null
    case 'declined':
      return fail([outcome.message ?? failed.unconfirmed, failed.text], { final: false })
    case 'closed':
      return fail([failed.closed, failed.text], { final: false })
    case 'returned':
      return fail([failed.returned], { final: true })
    case 'pending':
      return { tone: 'waiting', title: pending.title, sentences: [pending.text], final: true }
    case 'unknown':
      return {
        tone: 'waiting',
        title: unknown.title,
        sentences: [unknown.text],
        final: true,
        again: unknown.again,
      }
  }
}

export function PaymentNoticePanel({ notice: { tone, title, sentences, again } }: { notice: PaymentNotice }) {
  return (
    <>
      <div ref={scrollIntoView}>
        <Outcome tone={tone} title={title}>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Outcome>
      </div>
      {again && <Button onClick={() => location.reload()}>{again}</Button>}
    </>
  )
}

/** On a phone the pay button is a screen below the notice. */
function scrollIntoView(panel: HTMLElement | null) {
  panel?.scrollIntoView({ block: 'nearest' })
}
