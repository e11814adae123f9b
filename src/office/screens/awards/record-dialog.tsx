import { useState } from 'react'
import { awardsCopy as copy } from '#content/en/office/emails/awards-emails.ts'
import type { Body } from '#contract/address.ts'
import { dayOf } from '#domain/dates/days.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'

export type Recorded = 'test' | 'fee' | 'defense'

type Award = Body<'POST /api/office/awards/fees'>['award']
type Typed = Record<'email' | 'on' | 'score', string> & { award: Award }

/** A test, a fee or a defense that happened outside the site. */
export function RecordDialog({ what, onClose }: { what: Recorded; onClose: () => void }) {
  const today = dayOf(useAcademyNow())
  const [typed, setTyped] = useState<Typed>({ email: '', on: today, score: '', award: 'fellowship' })
  const change = useChange('awards')
  const save = () => {
    const { email, on, score, award } = typed
    const onSuccess = () => {
      showToast({ text: copy.recorded })
      onClose()
    }
    if (what === 'test') {
      const body = { email, score: Number(score), takenOn: on }
      change.mutate({ call: 'POST /api/office/awards/tests', body }, { onSuccess })
    } else if (what === 'fee') {
      change.mutate(
        { call: 'POST /api/office/awards/fees', body: { email, award, doneOn: on } },
        { onSuccess },
      )
    } else
      change.mutate({ call: 'POST /api/office/awards/defenses', body: { email, doneOn: on } }, { onSuccess })
  }
  const field = (
    key: 'email' | 'score' | 'on',
    label: string,
    more: { type: string; min?: number; max?: number | string },
  ) => (
    <Field
      label={label}
      value={typed[key]}
      onChange={({ currentTarget: { value } }) => setTyped((former) => ({ ...former, [key]: value }))}
      {...more}
    />
  )
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
      {field('email', copy.account, { type: 'email' })}
      {what === 'test' && field('score', copy.score, { type: 'number', min: 0, max: 100 })}
      {what === 'fee' && (
        <SelectField
          label={copy.award}
          value={typed.award}
          onChange={(award) => setTyped((former) => ({ ...former, award: award as Award }))}
          options={Object.entries(copy.awards).map(([value, label]) => ({ value, label }))}
        />
      )}
      {field('on', copy.on, { type: 'date', max: today })}
    </Dialog>
  )
}
