import { useState } from 'react'
import { actionSentence } from '#content/en/office/record/action-sentence.ts'
import { correctionCopy as copy } from '#content/en/office/registrations/registration.ts'
import { agoOf, timeOf } from '#content/en/office/times.ts'
import type { Change } from '#contract/office/refusals.ts'
import { Refusal, sentenceOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { firstChoice, StaleChoice, type StaleLine } from '../../ui/dialog/stale-choice.tsx'
import { Note } from '../../ui/note.tsx'
import { Sentence } from '../../ui/record/sentence.tsx'
import type { DialogProps } from './dialog-props.ts'

type Field = 'name' | 'email'
type Props = DialogProps & {
  title: string
  /** The field of the form, and what was typed into it. */
  field: Field
  yours: string
  error: Error | null
  /** Back to the form, which is now based on what the others saved. */
  onAgain: () => void
}

const labels: Record<Field, string> = { name: copy.staleName, email: copy.staleAddress }

/** The field of the form, and another that was changed meanwhile. */
function linesOf({ registration, current, field, yours }: Props): StaleLine[] {
  const other = field === 'name' ? 'email' : 'name'
  const line = (of: Field) => ({
    field: of,
    label: labels[of],
    opened: registration[of],
    theirs: current[of],
    yours: of === field ? yours : current[of],
  })
  return [
    line(field),
    ...(registration[other] === current[other] ? [] : [{ ...line(other), isShown: true as const }]),
  ]
}

/** Somebody else saved first. What was typed stays; the person chooses. */
export function StaleForm(props: Props) {
  const { registration, title, today, field, error, onClose, onAgain } = props
  const lines = linesOf(props)
  const [openedAt] = useState(() => new Date())
  const [chosen, setChosen] = useState(firstChoice(lines))
  const change = (error instanceof Refusal ? error.facts.change : null) as Change | null
  const isOurs = chosen[field] === 'yours'
  return (
    <Dialog
      title={title}
      about={copy.about(registration.receiptNumber)}
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
        <>
          <StaleChoice
            who={change.by}
            // The record has the real clock's times, also where the academy's calendar is moved.
            ago={agoOf(change.at, new Date())}
            savedAt={timeOf(change.at)}
            openedAt={timeOf(openedAt)}
            lines={lines}
            chosen={chosen}
            onChoose={(of, side) => setChosen({ ...chosen, [of]: side })}
          />
          <p>
            {change.by}{' '}
            <Sentence parts={actionSentence(change.action, { names: {}, today, own: registration.id })} />.
          </p>
        </>
      ) : (
        <Note kind="waits" title={sentenceOf(error)} />
      )}
    </Dialog>
  )
}
