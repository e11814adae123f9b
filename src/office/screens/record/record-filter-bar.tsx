import { recordCopy as copy } from '#content/en/office/record/record.ts'
import type { RecordFilters } from '#contract/office/staff.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import css from './record-filter-bar.module.css'

export type RecordFilter = { who: string; action: string; about: string }
type Props = {
  filters: RecordFilters | undefined
  filter: RecordFilter
  onChange: (wanted: Partial<RecordFilter>) => void
}

/** Who, what and about which id; each is in the address. */
export function RecordFilterBar({ filters, filter, onChange }: Props) {
  const people = filters?.people.map(({ id, name }) => ({ value: id, label: name })) ?? []
  const actions = filters?.actions.map((action) => ({ value: action, label: action })) ?? []
  return (
    <search className={css.bar}>
      <SelectField
        label={copy.who}
        value={filter.who}
        onChange={(who) => onChange({ who })}
        options={[
          { value: '', label: copy.everybody },
          ...people,
          { value: 'command line', label: copy.commandLine },
        ]}
      />
      <SelectField
        label={copy.what}
        value={filter.action}
        onChange={(action) => onChange({ action })}
        options={[{ value: '', label: copy.everything }, ...actions]}
      />
      <Field
        label={copy.about}
        placeholder={copy.aboutLabel}
        value={filter.about}
        onChange={(event) => onChange({ about: event.currentTarget.value.trim() })}
      />
    </search>
  )
}
