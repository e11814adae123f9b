// Loaded when the buyer registers colleagues.
import type { Copy } from '#content/en/colleagues.ts'
import type { Copy as PageCopy } from '#content/en/register.ts'
import { mostColleagues } from '#domain/groups.ts'
import type { Language } from '#domain/language.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Tick } from '../../ui/tick.tsx'
import styles from './colleague-fields.module.css'
import { type ColleagueFault, type ColleagueRow, colleagueFaults, fieldName } from './colleagues.ts'
import type { RegistrationForm } from './registration-form.ts'

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
  const change = (at: number, part: Partial<ColleagueRow>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)))
  const other = language === 'en' ? 'es' : 'en'
  return (
    <fieldset className={styles.people}>
      <legend className={styles.title}>{copy.title}</legend>
      <p className={styles.note}>{copy.note}</p>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a person has no other identity while being typed.
        <div key={index} className={styles.person}>
          <Field
            label={copy.name(index + 1)}
            name={fieldName(index, 'name')}
            autoComplete="off"
            maxLength={120}
            required
            value={row.name}
            error={sentence(found[index]?.name)}
            onChange={({ currentTarget }) => change(index, { name: currentTarget.value })}
          />
          <Field
            label={copy.email(index + 1)}
            name={fieldName(index, 'email')}
            type="email"
            autoComplete="off"
            maxLength={254}
            required
            value={row.email}
            error={sentence(found[index]?.email)}
            onChange={({ currentTarget }) => change(index, { email: currentTarget.value })}
          />
          <div className={styles.row}>
            <label className={styles.language}>
              <Tick
                type="checkbox"
                checked={row.language !== language}
                onChange={({ currentTarget }) =>
                  change(index, { language: currentTarget.checked ? other : language })
                }
              />
              <span>{copy.otherLanguage}</span>
            </label>
            <Button size="small" onClick={() => onChange(rows.filter((_, at) => at !== index))}>
              {copy.remove}
              <span className="visually-hidden">: {row.name || index + 1}</span>
            </Button>
          </div>
        </div>
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
