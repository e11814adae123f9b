import { useState } from 'react'
import { offersCopy as copy } from '#content/en/office/offers.ts'
import { dayOf } from '#domain/days.ts'
import { type Cents, readAmount } from '#domain/money.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/toasts.tsx'

type Props = { about: string; amount: Cents; onClose: () => void }

/** Money that arrived by wire or check for an offer or a registration. */
export function WireDialog({ about, amount, onClose }: Props) {
  const today = dayOf(useAcademyNow())
  const [method, setMethod] = useState('wire')
  const [typed, setTyped] = useState((amount / 100).toFixed(2))
  const [reference, setReference] = useState('')
  const [receivedOn, setReceivedOn] = useState<string>(today)
  const change = useChange('offers')
  const save = () =>
    change.mutate(
      {
        path: '/wires',
        body: { about, method, amount: readAmount(typed.trim()) ?? 0, reference, receivedOn },
      },
      {
        onSuccess: () => {
          showToast({ text: copy.recorded })
          onClose()
        },
      },
    )
  return (
    <Dialog
      title={copy.wireForm.title}
      onClose={onClose}
      onSubmit={save}
      buttons={
        <>
          <Button onClick={onClose}>{copy.close}</Button>
          <Button kind="main" type="submit" busy={change.isPending}>
            {copy.saveWire}
          </Button>
        </>
      }
    >
      {change.error && <Note kind="refused" title={sentenceOf(change.error)} />}
      <SelectField
        label={copy.wireForm.method}
        value={method}
        onChange={setMethod}
        options={Object.entries(copy.methods).map(([value, label]) => ({ value, label }))}
      />
      <Field
        label={copy.wireForm.amount}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Field
        label={copy.wireForm.reference}
        value={reference}
        onChange={(event) => setReference(event.currentTarget.value)}
      />
      <Field
        label={copy.wireForm.received}
        type="date"
        max={today}
        value={receivedOn}
        onChange={(event) => setReceivedOn(event.currentTarget.value)}
      />
    </Dialog>
  )
}
