import { useState } from 'react'
import { awardsCopy as copy } from '#content/en/office/emails/awards-emails.ts'
import { useDebounced } from '../../services/debounced.ts'
import { usePreview } from '../../services/preview.ts'
import { useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { Dialog, Step, WhatWillHappen } from '../../ui/dialog/dialog.tsx'
import { EmailPreview } from '../../ui/dialog/email-preview.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'

export type Entry = {
  id: string
  name: string | null
  email: string
  title: string
  about: string
  detail: string
  enteredAt: string
}

/** Approve or decline, with the reason and the email that the dentist gets. */
export function DecisionDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const name = entry.name ?? entry.email
  const decision = useDecision(entry, onClose)
  const { state, reason, isMissing, preview, change } = decision
  const failure = change.error ?? preview.error
  return (
    <Dialog
      title={copy.dialog(entry.title)}
      about={name}
      onClose={onClose}
      onSubmit={decision.decide}
      side={
        <>
          <WhatWillHappen
            items={[
              { title: state === 'approved' ? copy.approves(name) : copy.declines(name), note: copy.final },
              { title: copy.email(name) },
            ]}
          />
          {!isMissing && preview.data && <EmailPreview emails={preview.data.examples} />}
        </>
      }
      buttons={
        <>
          <Button onClick={onClose}>{copy.keep}</Button>
          <Button kind="main" type="submit" busy={change.isPending}>
            {copy.main[state]}
          </Button>
        </>
      }
    >
      {failure && <Note kind="refused" title={sentenceOf(failure)} />}
      <p>
        {entry.detail}. {entry.about}
      </p>
      <Decision state={state} onDecide={decision.setState} />
      <TextField
        label={copy.reason}
        hint={copy.reasonHint}
        rows={5}
        value={reason}
        onChange={(event) => decision.setReason(event.currentTarget.value)}
        error={decision.isTried && isMissing ? copy.reasonNeeded : undefined}
      />
    </Dialog>
  )
}

type DecisionProps = { state: 'approved' | 'declined'; onDecide: (state: 'approved' | 'declined') => void }

function Decision({ state, onDecide }: DecisionProps) {
  return (
    <Step number={1} title={copy.decision}>
      {(['approved', 'declined'] as const).map((option) => (
        <ChoiceRow
          key={option}
          type="radio"
          name="state"
          checked={state === option}
          onChange={() => onDecide(option)}
          label={option === 'approved' ? copy.approve : copy.decline}
        />
      ))}
    </Step>
  )
}

function useDecision(entry: Entry, onClose: () => void) {
  const [state, setState] = useState<'approved' | 'declined'>('approved')
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const typed = reason.trim() === '' ? null : reason
  const isMissing = state === 'declined' && typed === null
  const body = { state, reason: typed, enteredAt: entry.enteredAt }
  const shown = useDebounced(body)
  const preview = usePreview(
    'POST /api/office/awards/entries/:id/decision/preview',
    isMissing ? null : { params: { id: entry.id }, body: shown },
  )
  const change = useChange('awards', 'emails')
  const decide = () => {
    setIsTried(true)
    if (isMissing || change.isPending) return
    change.mutate(
      { call: 'POST /api/office/awards/entries/:id/decision', params: { id: entry.id }, body },
      {
        onSuccess: () => {
          showToast({ text: copy.done[state] })
          onClose()
        },
      },
    )
  }
  return { state, setState, reason, setReason, isMissing, isTried, preview, change, decide }
}
