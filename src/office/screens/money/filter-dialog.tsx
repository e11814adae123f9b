import { useState } from 'react'
import { moneyFilterCopy as copy, moneyCopy, movementWords } from '#content/en/office/money/money.ts'
import { dayOf } from '#domain/dates/days.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { type MovementFilter, movementKinds, providers, spansOf } from './filters.ts'
import css from './money-dialogs.module.css'
import { SpanFields } from './span-fields.tsx'

type Props = { filter: MovementFilter; onApply: (filter: MovementFilter) => void; onClose: () => void }

export function FilterDialog({ filter, onApply, onClose }: Props) {
  const [wanted, setWanted] = useState(filter)
  const spans = spansOf(dayOf(useAcademyNow()))
  const tick = (kind: MovementFilter['kind'][number], isOn: boolean) =>
    setWanted({
      ...wanted,
      kind: movementKinds.filter((one) => (one === kind ? isOn : wanted.kind.includes(one))),
    })
  return (
    <Dialog
      title={copy.title}
      onClose={onClose}
      onSubmit={() => wanted.from <= wanted.to && onApply(wanted)}
      buttons={
        <>
          <Button onClick={onClose}>{copy.keep}</Button>
          <Button kind="main" type="submit" hint="mod+enter">
            {copy.apply}
          </Button>
        </>
      }
    >
      <div className="row gap-8">
        {(Object.keys(spans) as (keyof typeof spans)[]).map((name) => (
          <Button key={name} onClick={() => onApply({ ...wanted, ...spans[name] })}>
            {copy.presets[name]}
          </Button>
        ))}
      </div>
      <SpanFields span={wanted} onChange={(span) => setWanted({ ...wanted, ...span })} />
      <fieldset>
        <legend className={`text-note text-slate ${css.legend}`}>{copy.provider}</legend>
        {providers.map((provider) => (
          <ChoiceRow
            key={provider}
            type="radio"
            name="provider"
            label={moneyCopy.providers[provider]}
            checked={wanted.provider === provider}
            onChange={() => setWanted({ ...wanted, provider })}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend className={`text-note text-slate ${css.legend}`}>{copy.kinds}</legend>
        {movementKinds.map((kind) => (
          <ChoiceRow
            key={kind}
            type="checkbox"
            name="kind"
            label={movementWords[kind]}
            checked={wanted.kind.includes(kind)}
            onChange={(isOn) => tick(kind, isOn)}
          />
        ))}
      </fieldset>
    </Dialog>
  )
}
