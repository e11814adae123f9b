import { entryCopy as copy, fieldName, optionName } from '#content/en/office/catalogue/entries.ts'
import type { FormField } from '#contract/catalogue/form.ts'
import type { EntryKindName } from '#contract/catalogue/kinds.ts'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { Field, SelectField, TextField } from '../../ui/field.tsx'
import css from './entry-fields.module.css'
import { useReferences } from './references.ts'

type Props = {
  kind: EntryKindName
  field: FormField
  value: unknown
  error?: string | undefined
  onChange: (value: unknown) => void
}

/** A field that is the same in both languages. */
export function PlainField({ kind, field, value, error, onChange }: Props) {
  const label = fieldName(kind, field.name)
  const references = useReferences(field)
  if (field.control === 'flag') {
    return (
      <ChoiceRow
        type="checkbox"
        name={field.name}
        label={label}
        checked={value === true}
        onChange={onChange}
      />
    )
  }
  if (field.control === 'choice' || (field.control === 'line' && references)) {
    const options =
      references ?? field.options.map((option) => ({ value: option, label: optionName(option) }))
    return (
      <SelectField
        label={label}
        value={String(value ?? '')}
        options={options}
        error={error}
        onChange={onChange}
      />
    )
  }
  if (field.control === 'list' && references) {
    return (
      <Chosen label={label} chosen={(value ?? []) as string[]} options={references} onChange={onChange} />
    )
  }
  if (field.control === 'list' || field.control === 'text') {
    const isList = field.control === 'list'
    return <LinesField label={label} isList={isList} value={value} error={error} onChange={onChange} />
  }
  return (
    <LineField
      label={label}
      isNumber={field.control === 'number'}
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}

type LinesFieldProps = Pick<Props, 'value' | 'error' | 'onChange'> & { label: string; isList: boolean }

/** A text, or a list with an entry on each line. */
function LinesField({ label, isList, value, error, onChange }: LinesFieldProps) {
  return (
    <TextField
      label={label}
      error={error}
      value={Array.isArray(value) ? value.join('\n') : String(value ?? '')}
      onChange={({ currentTarget }) =>
        onChange(isList ? currentTarget.value.split('\n') : currentTarget.value)
      }
    />
  )
}

type LineFieldProps = Pick<Props, 'value' | 'error' | 'onChange'> & { label: string; isNumber: boolean }

function LineField({ label, isNumber, value, error, onChange }: LineFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      type={isNumber ? 'number' : 'text'}
      step="any"
      value={String(value ?? '')}
      onChange={({ currentTarget: { value: typed } }) =>
        onChange(!isNumber ? typed : typed === '' ? null : Number(typed))
      }
    />
  )
}

type ChosenProps = {
  label: string
  chosen: readonly string[]
  options: readonly { value: string; label: string }[]
  onChange: (chosen: readonly string[]) => void
}

/** Chips of what is chosen, in order, and a choice of the rest. */
function Chosen({ label, chosen, options, onChange }: ChosenProps) {
  const labelOf = (id: string) => options.find(({ value }) => value === id)?.label ?? id
  return (
    <fieldset className={`row gap-8 min-w-0 ${css.chosen}`}>
      <legend className="note font-medium p-0">{label}</legend>
      {chosen.map((id) => (
        <span key={id} className={css.chip}>
          {labelOf(id)}
          <button
            type="button"
            className={css.drop}
            aria-label={copy.remove(labelOf(id))}
            onClick={() => onChange(chosen.filter((one) => one !== id))}
          >
            ×
          </button>
        </span>
      ))}
      <select
        className={css.add}
        aria-label={copy.addTo(label)}
        value=""
        onChange={({ currentTarget }) => onChange([...chosen, currentTarget.value])}
      >
        <option value="">+ {copy.addRow}</option>
        {options
          .filter(({ value }) => !chosen.includes(value))
          .map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
      </select>
    </fieldset>
  )
}
