import { useState } from 'react'
import { awardsCopy as copy } from '#content/en/office/awards-emails.ts'
import { dayOf } from '#domain/days.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/toasts.tsx'

export type Recorded = 'test' | 'fee' | 'defense'

/** A test, a fee or a defense that happened outside the site. */
export function RecordDialog({ what, onClose }: { what: Recorded; onClose: () => void }) {
  const today = dayOf(useAcademyNow())
  const [email, setEmail] = useState('')
  const [on, setOn] = useState<string>(today)
  const [score, setScore] = useState('')
  const [award, setAward] = useState('fellowship')
  const change = useChange('awards')
  const save = () => {
    const step = { email, award: what === 'defense' ? 'mastership' : award, step: what, doneOn: on }
    const sent =
      what === 'test'
        ? { path: '/awards/tests', body: { email, score: Number(score), takenOn: on } }
        : { path: '/awards/steps', body: step }
    change.mutate(sent, {
      onSuccess: () => {
        showToast({ text: copy.recorded })
        onClose()
      },
    })
  }
  return (
    <Dialog
      title={copy[what].replace('…', '')}
      onClose={onClose}
      onSubmit={save}
      buttons={
        <>
          <Button onClick={onClose}>{copy.close}</Button>
          <Button kind="main" type="submit" busy={change.isPending}>
            {copy.save}
          </Button>
        </>
      }
    >
      {change.error && <Note kind="refused" title={sentenceOf(change.error)} />}
      <Field
        label={copy.account}
        type="email"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      {what === 'test' && (
        <Field
          label={copy.score}
          type="number"
          min={0}
          max={100}
          value={score}
          onChange={(event) => setScore(event.currentTarget.value)}
        />
      )}
      {what === 'fee' && (
        <SelectField
          label={copy.award}
          value={award}
          onChange={setAward}
          options={Object.entries(copy.awards).map(([value, label]) => ({ value, label }))}
        />
      )}
      <Field
        label={copy.on}
        type="date"
        max={today}
        value={on}
        onChange={(event) => setOn(event.currentTarget.value)}
      />
    </Dialog>
  )
}
