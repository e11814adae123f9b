import { pricesCopy as copy } from '#content/en/office/catalogue/catalogue.ts'
import type { PriceEntry } from '#contract/catalogue/courses.ts'
import { isProgramId } from '#domain/catalogue/catalogue.ts'
import type { EntryEditor } from '../../entries/use-entry.ts'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Section } from '../../ui/screen/section.tsx'
import { AmountField } from './amount.tsx'
import css from './prices.module.css'

type Props = { editor: EntryEditor; isReadOnly: boolean }

/** A program has one price. A course may have an early one, and a rule that ends it. */
export function PriceForm({ editor, isReadOnly }: Props) {
  const price = editor.typed as unknown as PriceEntry
  const type = (change: Partial<PriceEntry>) => editor.type({ ...editor.typed, ...change })
  if (isProgramId(editor.key)) {
    return (
      <fieldset className={css.form} disabled={isReadOnly}>
        <AmountField
          label={copy.one}
          cents={price.charged}
          onChange={(amount) => type({ charged: amount, listed: amount, early: null, rule: 'fixed' })}
        />
      </fieldset>
    )
  }
  return (
    <fieldset className={css.form} disabled={isReadOnly}>
      <div className={css.pair}>
        <AmountField label={copy.charged} cents={price.charged} onChange={(charged) => type({ charged })} />
        <AmountField label={copy.listed} cents={price.listed} onChange={(listed) => type({ listed })} />
      </div>
      <Rule price={price} onChange={type} />
    </fieldset>
  )
}

type RuleProps = { price: PriceEntry; onChange: (change: Partial<PriceEntry>) => void }

function Rule({ price: { rule, early }, onChange }: RuleProps) {
  const ends = early ?? { count: 1, unit: 'months' as const }
  return (
    <Section title={copy.rule} line="above">
      <ChoiceRow
        type="radio"
        name="rule"
        label={copy.fixed}
        checked={rule === 'fixed'}
        onChange={() => onChange({ rule: 'fixed' })}
      />
      <ChoiceRow
        type="radio"
        name="rule"
        label={copy.early}
        checked={rule === 'early'}
        onChange={() => onChange({ rule: 'early', early: ends })}
      />
      <ChoiceRow
        type="checkbox"
        name="hasEarly"
        label={copy.hasEarly}
        checked={early !== null}
        onChange={(on) => onChange(on ? { early: ends } : { early: null, rule: 'fixed' })}
      />
      {early && (
        <div className={css.pair}>
          <Field
            label={copy.count}
            type="number"
            min={1}
            max={365}
            value={early.count}
            onChange={(event) => onChange({ early: { ...early, count: Number(event.currentTarget.value) } })}
          />
          <SelectField
            label={copy.unit}
            value={early.unit}
            options={(['days', 'weeks', 'months'] as const).map((value) => ({
              value,
              label: copy.units[value],
            }))}
            onChange={(unit) => onChange({ early: { ...early, unit: unit as typeof early.unit } })}
          />
        </div>
      )}
    </Section>
  )
}
