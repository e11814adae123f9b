import { useState } from 'react'
import { courseIds, isOnSale } from '#content/catalogue.ts'
import { codesCopy as copy } from '#content/en/office/codes.ts'
import { words } from '#content/en/words.ts'
import { programIds } from '#domain/catalogue.ts'
import { addDays, type Day } from '#domain/days.ts'
import { readAmount } from '#domain/money.ts'
import { useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/toasts.tsx'

type Props = { today: Day; onClose: () => void }

export function CodeDialog({ today, onClose }: Props) {
  const [texts, setTexts] = useState({
    code: '',
    figure: '',
    most: '10',
    from: today as string,
    until: addDays(today, 30) as string,
  })
  const [kind, setKind] = useState('percent')
  const [items, setItems] = useState<readonly string[]>([])
  const change = useChange('codes')
  const save = () => {
    const { code, figure, most, from, until } = texts
    const isPercent = kind === 'percent'
    const body = {
      code: code.trim(),
      percent: isPercent ? Number(figure) : null,
      amount: isPercent ? null : (readAmount(figure.trim()) ?? 0),
      items: items.length > 0 ? items : null,
      most: Number(most),
      from,
      until,
    }
    change.mutate(
      { path: '/codes', body },
      {
        onSuccess: () => {
          showToast({ text: copy.made(body.code.toUpperCase()) })
          onClose()
        },
      },
    )
  }
  const field = (key: keyof typeof texts, more: { type?: string; hint?: string } = {}) => (
    <Field
      label={copy.form[key]}
      required
      value={texts[key]}
      onChange={({ currentTarget: { value } }) => setTexts((former) => ({ ...former, [key]: value }))}
      {...more}
    />
  )
  return (
    <Dialog
      title={copy.form.title}
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
      {field('code', { hint: copy.form.codeHint })}
      <SelectField
        label={copy.form.kind}
        value={kind}
        onChange={setKind}
        options={Object.entries(copy.form.kinds).map(([value, label]) => ({ value, label }))}
      />
      {field('figure')}
      {field('most', { type: 'number' })}
      {field('from', { type: 'date' })}
      {field('until', { type: 'date' })}
      <fieldset>
        <legend>{copy.form.items}</legend>
        <p>{copy.form.itemsHint}</p>
        {[...courseIds().filter(isOnSale), ...programIds].map((item) => (
          <ChoiceRow
            key={item}
            type="checkbox"
            name={item}
            checked={items.includes(item)}
            onChange={(on) => setItems(on ? [...items, item] : items.filter((one) => one !== item))}
            label={words.displayName(item)}
          />
        ))}
      </fieldset>
    </Dialog>
  )
}
