import { entryCopy as copy, fieldName } from '#content/en/office/catalogue/entries.ts'
import type { FormField } from '#contract/catalogue/form.ts'
import type { EntryKindName } from '#contract/catalogue/kinds.ts'
import { Pair } from '../../entries/both-field.tsx'
import { blank, type Data } from '../../entries/leaves.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/screen/section.tsx'
import css from './entry-fields.module.css'
import { PlainField } from './plain-field.tsx'

type Props = {
  kind: EntryKindName
  field: FormField
  rows: readonly Data[]
  onChange: (rows: readonly Data[]) => void
}

/** Objects in an order, as the days of a course. */
export function RowsField({ kind, field, rows, onChange }: Props) {
  const change = (index: number, row: Data) => onChange(rows.map((one, at) => (at === index ? row : one)))
  return (
    <Section title={fieldName(kind, field.name)} note={rows.length} line="above">
      <ol>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row's place is its name.
          <li key={index} className={css.row}>
            {field.fields.map((inner) => (
              <RowField
                key={inner.name}
                kind={kind}
                field={inner}
                number={index + 1}
                row={row}
                onChange={(next) => change(index, next)}
              />
            ))}
            <Button size="small" onClick={() => onChange(rows.filter((_row, at) => at !== index))}>
              {copy.removeRow(index + 1)}
            </Button>
          </li>
        ))}
      </ol>
      <Button size="small" onClick={() => onChange([...rows, blank(field.fields)])}>
        {copy.addRow}
      </Button>
    </Section>
  )
}

type RowProps = {
  kind: EntryKindName
  field: FormField
  number: number
  row: Data
  onChange: (row: Data) => void
}

function RowField({ kind, field, number, row, onChange }: RowProps) {
  if (!field.both) {
    const change = (value: unknown) => onChange({ ...row, [field.name]: value })
    return <PlainField kind={kind} field={field} value={row[field.name]} onChange={change} />
  }
  return (
    <Pair
      label={`${number}. ${fieldName(kind, field.name)}`}
      control={field.control}
      value={row[field.name]}
      onChange={(value) => onChange({ ...row, [field.name]: value })}
    />
  )
}
