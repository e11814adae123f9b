// Loaded when the buyer registers colleagues.
import type { Copy } from '#content/en/registration/colleagues.ts'
import type { Copy as PageCopy } from '#content/en/registration/register.ts'
import type { Language } from '#domain/people/language.ts'
import { mostColleagues } from '#domain/registrations/groups.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Tick } from '../../../ui/form/tick.tsx'
import type { RegistrationForm } from '../registration-form.ts'
import styles from './colleague-fields.module.css'
import { type ColleagueFault, type ColleagueRow, colleagueFaults, fieldName } from './colleagues.ts'

type Props = {
  copy: Copy
  faults: PageCopy['contact']['faults']
  /** Of the page. */
  language: Language
  form: RegistrationForm
  /** The buyer wanted to continue, so what is missing is shown. */
  checked: boolean
  onChange: (colleagues: ColleagueRow[]) => void
  onAdd: () => void
}

export function ColleagueFields({ copy, faults, language, form, checked, onChange, onAdd }: Props) {
  const rows = form.colleagues ?? []
  const found = colleagueFaults(form)
  const sentence = (fault: ColleagueFault | undefined) =>
    checked && fault ? (fault === 'twice' ? copy.twice : faults[fault]) : undefined
  return (
    <fieldset className={styles.people}>
      <legend className={styles.title}>{copy.title}</legend>
      <p className="text-small second">{copy.note}</p>
      {rows.map((row, index) => (
        <PersonFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a person has no other identity while being typed.
          key={index}
          copy={copy}
          language={language}
          row={row}
          index={index}
          faultOf={(field) => sentence(found[index]?.[field])}
          onChange={(part) => onChange(rows.map((old, at) => (at === index ? { ...old, ...part } : old)))}
          onRemove={() => onChange(rows.filter((_, at) => at !== index))}
        />
      ))}
      {rows.length < mostColleagues && (
        <div>
          <Button size="small" onClick={onAdd}>
            {copy.add}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type PersonProps = Pick<Props, 'copy' | 'language'> & {
  row: ColleagueRow
  index: number
  faultOf: (field: 'name' | 'email') => string | undefined
  onChange: (part: Partial<ColleagueRow>) => void
  onRemove: () => void
}

function PersonFields({ copy, language, row, index, faultOf, onChange, onRemove }: PersonProps) {
  const other = language === 'en' ? 'es' : 'en'
  return (
    <div className={styles.person}>
      <Field
        label={copy.name(index + 1)}
        name={fieldName(index, 'name')}
        autoComplete="off"
        maxLength={120}
        required
        value={row.name}
        error={faultOf('name')}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <Field
        label={copy.email(index + 1)}
        name={fieldName(index, 'email')}
        type="email"
        autoComplete="off"
        maxLength={254}
        required
        value={row.email}
        error={faultOf('email')}
        onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
      />
      <div className="row items-center justify-between gap-3">
        <label className="flex items-center gap-3">
          <Tick
            type="checkbox"
            checked={row.language !== language}
            onChange={({ currentTarget }) => onChange({ language: currentTarget.checked ? other : language })}
          />
          <span>{copy.otherLanguage}</span>
        </label>
        <Button size="small" onClick={onRemove}>
          {copy.remove}
          <span className="visually-hidden">: {row.name || index + 1}</span>
        </Button>
      </div>
    </div>
  )
}
