import type { Copy } from '#content/en/register.ts'
import { Button } from '../../ui/button.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import type { PayOutcome } from './pay.ts'

/** What is said of an attempt that left no receipt; `over` where no further one is possible. */
export type Ending = {
  tone: 'failure' | 'waiting'
  title: string
  sentences: readonly string[]
  over: boolean
  /** The label of a button that asks once more. */
  again?: string
}

/** Null where the receipt or the card form itself says it. */
export function endingOf(outcome: PayOutcome, { failed, pending, unknown }: Copy): Ending | null {
  const fail = (sentences: readonly string[], { over }: { over: boolean }): Ending => ({
    tone: 'failure',
    title: failed.title,
    sentences,
    over,
  })
  switch (outcome.kind) {
    case 'paid':
    case 'incomplete':
      return null
    case 'declined':
      return fail([outcome.message ?? failed.unconfirmed, failed.text], { over: false })
    case 'closed':
      return fail([failed.closed, failed.text], { over: false })
    case 'returned':
      return fail([failed.returned], { over: true })
    case 'pending':
      return { tone: 'waiting', title: pending.title, sentences: [pending.text], over: true }
    case 'unknown':
      return {
        tone: 'waiting',
        title: unknown.title,
        sentences: [unknown.text],
        over: true,
        again: unknown.again,
      }
  }
}

export function EndingPanel({ ending: { tone, title, sentences, again } }: { ending: Ending }) {
  return (
    <>
      <div ref={intoView}>
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

/** On the phone the button lies a screen below the panel that answers it. */
function intoView(panel: HTMLElement | null) {
  panel?.scrollIntoView({ block: 'nearest' })
}
