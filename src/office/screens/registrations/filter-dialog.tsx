import { useState } from 'react'
import { courseIds } from '#content/catalogue.ts'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import {
  registrationsCopy as copy,
  languageWords,
  statusWord,
} from '#content/en/office/registrations/registrations.ts'
import { type Language, languages } from '#domain/people/language.ts'
import { disputeStates, registrationStatuses } from '#domain/registrations/registration.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import css from './filter-dialog.module.css'
import type { Filter } from './filters.ts'

type Props = { filter: Filter; onApply: (filter: Filter) => void; onClose: () => void }

const { filters: words } = copy
const any = { value: '', label: words.any }

export function FilterDialog({ filter, onApply, onClose }: Props) {
  const [wanted, setWanted] = useState(filter)
  const set = (change: Partial<Filter>) => setWanted({ ...wanted, ...change })
  const apply = () => {
    onApply(wanted)
    onClose()
  }
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      onSubmit={apply}
      buttons={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button kind="main" type="submit" hint="mod+enter">
            {words.apply}
          </Button>
        </>
      }
    >
      <div className={`stack gap-16 ${css.fields}`}>
        <Choices wanted={wanted} set={set} />
        <Days wanted={wanted} set={set} />
      </div>
    </Dialog>
  )
}

type FieldsProps = { wanted: Filter; set: (change: Partial<Filter>) => void }

function Choices({ wanted, set }: FieldsProps) {
  return (
    <>
      <SelectField
        label={words.status}
        value={wanted.status[0] ?? ''}
        onChange={(value) => set({ status: registrationStatuses.filter((status) => status === value) })}
        options={[any, ...registrationStatuses.map((value) => ({ value, label: statusWord(value) }))]}
      />
      <SelectField
        label={words.dispute}
        value={wanted.dispute[0] ?? ''}
        onChange={(value) => set({ dispute: disputeStates.filter((state) => state === value) })}
        options={[any, ...disputeStates.map((value) => ({ value, label: copy.disputes[value] }))]}
      />
      <SelectField
        label={words.course}
        value={wanted.course}
        onChange={(course) => set({ course })}
        options={[any, ...courseIds().map((value) => ({ value, label: itemLabel(value) }))]}
      />
      <SelectField
        label={words.language}
        value={wanted.language}
        onChange={(language) => set({ language: language as Language | '' })}
        options={[any, ...languages.map((value) => ({ value, label: languageWords[value] }))]}
      />
    </>
  )
}

function Days({ wanted, set }: FieldsProps) {
  return (
    <>
      {(['from', 'to', 'paidFrom', 'paidTo', 'date'] as const).map((name) => (
        <Field
          key={name}
          type="date"
          label={words[name]}
          value={wanted[name] === 'none' ? '' : wanted[name]}
          onChange={(event) => set({ [name]: event.currentTarget.value })}
        />
      ))}
      <Field
        label={words.country}
        value={wanted.country}
        maxLength={2}
        onChange={(event) => set({ country: event.currentTarget.value.toUpperCase() })}
      />
    </>
  )
}
