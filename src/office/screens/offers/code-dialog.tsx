import { useState } from 'react'
import { courseIds, isOnSale } from '#content/catalogue.ts'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { codesCopy as copy } from '#content/en/office/money/codes.ts'
import { words } from '#content/en/words.ts'
import type { OfficeCode } from '#contract/office/codes.ts'
import { programIds } from '#domain/catalogue/catalogue.ts'
import { addDays, type Day, isDay } from '#domain/dates/days.ts'
import { formatMoney, readAmount } from '#domain/money/money.ts'
import { useChange } from '../../services/queries.ts'
import { ChoiceColumns, ChoiceRow } from '../../ui/choice-row.tsx'
import { ChangeDialog } from '../../ui/dialog/change-dialog.tsx'
import { type Consequence, Step } from '../../ui/dialog/dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'

type Draft = {
  code: string
  kind: string
  figure: string
  most: string
  from: string
  until: string
  items: readonly string[]
}
type Text = Exclude<keyof Draft, 'kind' | 'items'>

function newDraft(today: Day): Draft {
  return {
    code: '',
    kind: 'percent',
    figure: '',
    most: '10',
    from: today,
    until: addDays(today, 30),
    items: [],
  }
}

export function CodeDialog({ today, onClose }: { today: Day; onClose: () => void }) {
  const [draft, setDraft] = useState(() => newDraft(today))
  const set = (part: Partial<Draft>) => setDraft((former) => ({ ...former, ...part }))
  const { mutateAsync } = useChange('codes')
  const run = async () => {
    const body = bodyOf(draft)
    await mutateAsync({ call: 'POST /api/office/codes', body })
    return copy.made(body.code)
  }
  const field = (key: Text, more: { type?: string; hint?: string; min?: string } = {}) => (
    <Field
      label={copy.form[key]}
      autoComplete="off"
      value={draft[key]}
      onChange={({ currentTarget: { value } }) => set({ [key]: value })}
      {...more}
    />
  )
  return (
    <ChangeDialog
      title={copy.form.title}
      happens={consequencesOf(draft)}
      submit={copy.save}
      leave={copy.leave}
      reason={missing(draft)}
      run={run}
      onClose={onClose}
    >
      <Step number={1} title={copy.form.theCode}>
        {field('code', { hint: copy.form.codeHint })}
      </Step>
      <Step number={2} title={copy.form.price}>
        <KindField kind={draft.kind} onChange={(kind) => set({ kind })} />
        {field('figure')}
      </Step>
      <Step number={3} title={copy.form.items}>
        <ItemColumns items={draft.items} onChange={(items) => set({ items })} />
      </Step>
      <Step number={4} title={copy.form.limits}>
        {field('most', { type: 'number', min: '1' })}
        {field('from', { type: 'date' })}
        {field('until', { type: 'date', min: draft.from })}
      </Step>
    </ChangeDialog>
  )
}

function KindField({ kind, onChange }: { kind: string; onChange: (kind: string) => void }) {
  return (
    <SelectField
      label={copy.form.kind}
      value={kind}
      onChange={onChange}
      options={Object.entries(copy.form.kinds).map(([value, label]) => ({ value, label }))}
    />
  )
}

type ItemProps = { items: readonly string[]; onChange: (items: readonly string[]) => void }

function ItemColumns({ items, onChange }: ItemProps) {
  return (
    <ChoiceColumns>
      {[...courseIds().filter(isOnSale), ...programIds].map((item) => (
        <ChoiceRow
          key={item}
          type="checkbox"
          name={item}
          checked={items.includes(item)}
          onChange={(on) => onChange(on ? [...items, item] : items.filter((one) => one !== item))}
          label={itemLabel(item)}
        />
      ))}
    </ChoiceColumns>
  )
}

export function EndCodeDialog({ code, onClose }: { code: OfficeCode; onClose: () => void }) {
  const { mutateAsync } = useChange('codes')
  const run = async () => {
    await mutateAsync({ call: 'POST /api/office/codes/:code/end', params: { code: code.code } })
    return copy.ending.done(code.code)
  }
  return (
    <ChangeDialog
      title={copy.ending.title(code.code)}
      lead={copy.ending.lead(code.used, code.most, words.formatDay(code.until))}
      happens={copy.ending.happens(code.used)}
      submit={copy.ending.submit}
      leave={copy.ending.leave}
      run={run}
      onClose={onClose}
    />
  )
}

function bodyOf({ code, kind, figure, most, from, until, items }: Draft) {
  const isPercent = kind === 'percent'
  return {
    code: code.trim().toUpperCase(),
    percent: isPercent ? Number(figure) : null,
    amount: isPercent ? null : (readAmount(figure.trim()) ?? 0),
    items: items.length > 0 ? items : null,
    most: Number(most),
    from,
    until,
  }
}

function missing(draft: Draft): string | false {
  const { code, percent, amount, most, from, until } = bodyOf(draft)
  if (!code) return copy.form.needsCode
  if (!(Number(percent ?? amount) > 0)) return copy.form.needsFigure
  if (!(most > 0)) return copy.form.needsMost
  return !(isDay(from) && isDay(until)) && copy.form.needsDays
}

function consequencesOf(draft: Draft): Consequence[] {
  const { code, percent, amount, items, most, from, until } = bodyOf(draft)
  const off = percent === null ? formatMoney(amount ?? 0) : `${percent}%`
  const day = (typed: string) => (isDay(typed) ? words.formatDay(typed) : typed)
  return [
    {
      title: copy.happens.lowers(code, Number(percent ?? amount) > 0 ? copy.happens.less(off) : ''),
      note: copy.happens.only((items ?? []).map(itemLabel).join(', ')),
    },
    { title: copy.happens.orders(most, day(from), day(until)) },
    { title: copy.happens.quiet },
  ]
}
