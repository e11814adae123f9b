import { useState } from 'react'
import { repairCopy as copy } from '#content/en/office/reconciliation/reconciliation.ts'
import type { OfficeFinding } from '#contract/office/reconciliation.ts'
import { useChange } from '../../services/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, WhatWillHappen } from '../../ui/dialog/dialog.tsx'
import { Note } from '../../ui/note.tsx'

type Props = { finding: OfficeFinding; what: string; onClose: () => void }

/** First shows what a repair would do, then does it. A second question is asked in the same way. */
export function RepairDialog({ finding, what, onClose }: Props) {
  const { questions, done, isPending, error, run } = useRepair(what)
  const question = questions.at(-1)
  const isReceipts = what === 'receipts'
  const before = isReceipts ? copy.receiptsHappens : copy.lookHappens
  const word = question ? copy.agree : isReceipts ? copy.receipts : copy.look
  return (
    <Dialog
      title={copy.title}
      onClose={onClose}
      onSubmit={done ? onClose : run}
      side={
        done ? (
          <Done sentences={done} />
        ) : (
          <WhatWillHappen items={question ? questions.map((title) => ({ title })) : before} />
        )
      }
      buttons={
        <>
          <Button onClick={onClose}>{done ? copy.close : copy.leave}</Button>
          {!done && (
            <Button kind="main" type="submit" busy={isPending}>
              {word}
            </Button>
          )}
        </>
      }
    >
      <div>
        <strong>{copy.lead}</strong>
        <p>{finding.sentence}</p>
      </div>
      {error && <Note kind="refused" title={error.message} />}
    </Dialog>
  )
}

/** What was agreed to is sent along: another sum is another question, and is asked again. */
function useRepair(what: string) {
  const [questions, setQuestions] = useState<readonly string[]>([])
  const [done, setDone] = useState<readonly string[]>()
  const { mutateAsync, isPending, error } = useChange('reconciliation', 'registrations', 'record')
  const run = async () => {
    try {
      const answer = await mutateAsync({
        call: 'POST /api/office/reconciliation/repairs',
        body: { what, agreed: questions },
      })
      if (answer.question === null) setDone(answer.done)
      else setQuestions([...questions, answer.question])
    } catch {
      // `error` has the sentence.
    }
  }
  return { questions, done, isPending, error, run }
}

function Done({ sentences }: { sentences: readonly string[] }) {
  return (
    <section aria-live="polite">
      <strong>{copy.doneTitle}</strong>
      {sentences.length === 0 && <p>{copy.nothing}</p>}
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
