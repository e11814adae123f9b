import { useQuery } from '@tanstack/react-query'
import { courseIds, isOnSale } from '#content/catalogue.ts'
import { offersCopy as copy, offeredItem } from '#content/en/office/money/offers.ts'
import { words } from '#content/en/words.ts'
import type { OfficeDate } from '#contract/dates/office-dates.ts'
import { programIds } from '#domain/catalogue/catalogue.ts'
import { offeredOnly } from '#domain/catalogue/offered-only.ts'
import { reading } from '../../services/queries.ts'
import { ChoiceColumns, ChoiceRow } from '../../ui/choice-row.tsx'
import { Step } from '../../ui/dialog/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'

type Props = {
  items: readonly string[]
  onChange: (items: readonly string[]) => void
  dates: Record<string, string>
  onDates: (dates: Record<string, string>) => void
}

/** What is offered, and the dates of courses that have open ones. */
export function ItemChoice({ items, onChange, dates, onDates }: Props) {
  const { data } = useQuery(reading('GET /api/office/dates'))
  const sold = [...courseIds().filter(isOnSale), ...programIds, ...offeredOnly]
  const open = (data?.courses.flatMap(({ dates: all }) => all) ?? []).filter(
    ({ state, start }) => state === 'open' && start !== null,
  )
  const toggle = (item: string, on: boolean) =>
    onChange(on ? [...items, item] : items.filter((one) => one !== item))
  return (
    <>
      <Step number={2} title={copy.form.items}>
        <ChoiceColumns>
          {sold.map((item) => (
            <ChoiceRow
              key={item}
              type="checkbox"
              name={item}
              checked={items.includes(item)}
              onChange={(on) => toggle(item, on)}
              label={offeredItem(item)}
            />
          ))}
        </ChoiceColumns>
      </Step>
      {items
        .filter((item) => open.some(({ course }) => course === item))
        .map((item) => (
          <SelectField
            key={item}
            label={copy.form.dateOf(offeredItem(item))}
            value={dates[item] ?? ''}
            onChange={(start) => onDates({ ...dates, [item]: start })}
            options={[{ value: '', label: copy.form.later }, ...open.filter(isOf(item)).map(optionOf)]}
          />
        ))}
    </>
  )
}

const isOf = (item: string) => (date: OfficeDate) => date.course === item

function optionOf({ start, free }: OfficeDate) {
  const day = start ?? ''
  return { value: day, label: copy.form.dateAndSeats(words.formatDay(day), free) }
}
