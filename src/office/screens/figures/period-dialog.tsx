import { useState } from 'react'
import { periodCopy as copy, type Period } from '#content/en/office/money/figures.ts'
import type { Day } from '#domain/dates/days.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/field.tsx'

type Props = {
  by: Period
  last: Day
  onApply: (wanted: { by: Period; to: Day }) => void
  onClose: () => void
}

export function PeriodDialog({ by, last, onApply, onClose }: Props) {
  const [wanted, setWanted] = useState({ by, to: last })
  return (
    <Dialog
      title={copy.title}
      onClose={onClose}
      onSubmit={() => onApply(wanted)}
      buttons={
        <>
          <Button onClick={onClose}>{copy.keep}</Button>
          <Button kind="main" type="submit" hint="mod+enter">
            {copy.apply}
          </Button>
        </>
      }
    >
      <div role="radiogroup" aria-label={copy.by}>
        {(['month', 'week'] as const).map((period) => (
          <ChoiceRow
            key={period}
            type="radio"
            name="by"
            label={period === 'month' ? copy.months : copy.weeks}
            checked={wanted.by === period}
            onChange={() => setWanted({ ...wanted, by: period })}
          />
        ))}
      </div>
      <Field
        label={copy.last}
        type="date"
        value={wanted.to}
        onChange={(event) => setWanted({ ...wanted, to: event.currentTarget.value || wanted.to })}
      />
    </Dialog>
  )
}
