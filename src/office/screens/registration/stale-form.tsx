import { useState } from 'react'
import { correctionCopy as copy } from '#content/en/office/registration.ts'
import { agoOf, timeOf } from '#content/en/office/times.ts'
import type { Change } from '#contract/office/refusals.ts'
import { Refusal, sentenceOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { firstChoice, StaleChoice, type StaleLine } from '../../ui/stale-choice.tsx'

type Props = {
  title: string
  line: StaleLine
  error: Error | null
  onClose: () => void
  /** Back to the form, which is now based on what the others saved. */
  onAgain: () => void
}

/** Somebody else saved first. What was typed stays; the person chooses. */
export function StaleForm({ title, line, error, onClose, onAgain }: Props) {
  const [openedAt] = useState(() => new Date())
  const [chosen, setChosen] = useState(firstChoice([line]))
  const change = (error instanceof Refusal ? error.facts.change : null) as Change | null
  const isOurs = chosen[line.field] === 'yours'
  return (
    <Dialog
      title={title}
      isWide
      onClose={onClose}
      onSubmit={() => (isOurs ? onAgain() : onClose())}
      buttons={
        <>
          <Button onClick={onClose}>{copy.leaveTheirs}</Button>
          <Button kind="main" type="submit" hint="mod+enter">
            {copy.correctToChoice}
          </Button>
        </>
      }
    >
      {change ? (
        <StaleChoice
          who={change.by}
          // The record has the real clock's times, also where the academy's calendar is moved.
          ago={agoOf(change.at, new Date())}
          savedAt={timeOf(change.at)}
          openedAt={timeOf(openedAt)}
          lines={[line]}
          chosen={chosen}
          onChoose={(field, side) => setChosen({ ...chosen, [field]: side })}
        />
      ) : (
        <Note kind="waits" title={sentenceOf(error)} />
      )}
    </Dialog>
  )
}
