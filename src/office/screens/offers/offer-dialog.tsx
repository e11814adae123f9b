import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { courseIds, isOnSale } from '#content/catalogue.ts'
import { offersCopy as copy } from '#content/en/office/offers.ts'
import { words } from '#content/en/words.ts'
import type { OfficeDate, OfficeDates } from '#contract/office/dates.ts'
import type { MadeOffer } from '#contract/office/offers.ts'
import { programIds } from '#domain/catalogue.ts'
import { addDays, dayOf } from '#domain/days.ts'
import { readAmount } from '#domain/money.ts'
import { offeredOnly } from '#domain/offered-only.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { reading, useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/toasts.tsx'

type Props = { person?: { name: string; email: string }; onClose: () => void }

/** A registration by phone: what was agreed, for whom, and who pays. */
export function OfferDialog({ person, onClose }: Props) {
  const today = dayOf(useAcademyNow())
  const [texts, setTexts] = useState({
    name: person?.name ?? '',
    email: person?.email ?? '',
    price: '',
    reason: '',
    until: addDays(today, 14) as string,
    payerName: '',
    payerEmail: '',
  })
  const [items, setItems] = useState<readonly string[]>([])
  const [dates, setDates] = useState<Record<string, string>>({})
  const [holdsSeats, setHoldsSeats] = useState(false)
  const [planAllowed, setPlanAllowed] = useState(true)
  const change = useChange<MadeOffer>('offers')
  const save = () => {
    const { name, email, price, reason, until, payerName, payerEmail } = texts
    const chosen = Object.entries(dates).filter(([course, start]) => start && items.includes(course))
    const body = {
      name,
      email,
      items,
      price: price.trim() === '' ? null : (readAmount(price.trim()) ?? 0),
      reason: reason.trim() || null,
      until,
      planAllowed,
      payer: payerName.trim() || payerEmail.trim() ? { name: payerName, email: payerEmail } : null,
      dates: Object.fromEntries(chosen),
      holdsSeats: holdsSeats && chosen.length > 0,
    }
    change.mutate(
      { path: '/offers', body },
      {
        onSuccess: () => {
          showToast({ text: copy.made })
          onClose()
        },
      },
    )
  }
  const field = (key: keyof typeof texts, more: { type?: string; hint?: string } = {}) => (
    <Field
      label={copy.form[key]}
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
      {field('name')}
      {field('email', { type: 'email' })}
      <ItemChoice items={items} onChange={setItems} dates={dates} onDates={setDates} />
      {field('price', { hint: copy.form.priceHint })}
      {field('reason', { hint: copy.form.reasonHint })}
      {field('until', { type: 'date' })}
      {field('payerName')}
      {field('payerEmail', { type: 'email' })}
      <ChoiceRow
        type="checkbox"
        name="hold"
        checked={holdsSeats}
        onChange={setHoldsSeats}
        label={copy.form.hold}
      />
      <ChoiceRow
        type="checkbox"
        name="plan"
        checked={planAllowed}
        onChange={setPlanAllowed}
        label={copy.form.plan}
      />
    </Dialog>
  )
}

type ChoiceProps = {
  items: readonly string[]
  onChange: (items: readonly string[]) => void
  dates: Record<string, string>
  onDates: (dates: Record<string, string>) => void
}

function ItemChoice({ items, onChange, dates, onDates }: ChoiceProps) {
  const { data } = useQuery(reading<OfficeDates>('/dates'))
  const sold = [...courseIds().filter(isOnSale), ...programIds, ...offeredOnly]
  const open = (data?.courses.flatMap(({ dates: all }) => all) ?? []).filter(
    ({ state, start }) => state === 'open' && start !== null,
  )
  const toggle = (item: string, on: boolean) =>
    onChange(on ? [...items, item] : items.filter((one) => one !== item))
  return (
    <fieldset>
      <legend>{copy.form.items}</legend>
      {sold.map((item) => (
        <ChoiceRow
          key={item}
          type="checkbox"
          name={item}
          checked={items.includes(item)}
          onChange={(on) => toggle(item, on)}
          label={words.displayName(item)}
        />
      ))}
      {items
        .filter((item) => open.some(({ course }) => course === item))
        .map((item) => (
          <SelectField
            key={item}
            label={copy.form.dateOf(words.courseLabel(item))}
            value={dates[item] ?? ''}
            onChange={(start) => onDates({ ...dates, [item]: start })}
            options={[{ value: '', label: copy.form.later }, ...open.filter(isOf(item)).map(optionOf)]}
          />
        ))}
    </fieldset>
  )
}

const isOf = (item: string) => (date: OfficeDate) => date.course === item

function optionOf({ start, free }: OfficeDate) {
  const day = start ?? ''
  return { value: day, label: copy.form.dateAndSeats(words.formatDay(day), free) }
}
