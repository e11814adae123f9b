import { verbName } from '#content/en/office/record/action-sentence.ts'
import { recordCopy as copy } from '#content/en/office/record/record.ts'
import type { Verb } from '#contract/record.ts'
import type { RecordFilters } from '#contract/staff/staff.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import css from './record-filter-bar.module.css'

export type RecordFilter = { who: string; verb: Verb | ''; about: string }
type Props = {
  filters: RecordFilters | undefined
  filter: RecordFilter
  onChange: (wanted: Partial<RecordFilter>) => void
}

/** Who, what and about which id; each is in the address. */
export function RecordFilterBar({ filters, filter, onChange }: Props) {
  const people = filters?.people.map(({ id, name }) => ({ value: id, label: name })) ?? []
  const verbs = filters?.verbs.map((verb) => ({ value: verb, label: verbName(verb) })) ?? []
  return (
    <search className={`stack gap-12 ${css.bar}`}>
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
        value={filter.verb}
        onChange={(verb) => onChange({ verb: verb as Verb | '' })}
        options={[{ value: '', label: copy.everything }, ...verbs]}
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
