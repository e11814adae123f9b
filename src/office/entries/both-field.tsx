import { entryCopy as copy, fieldName, languageNames } from '#content/en/office/catalogue/entries.ts'
import type { FormField } from '#contract/catalogue/form.ts'
import { type Language, languages } from '#domain/people/language.ts'
import { Refusal } from '../services/refusal.ts'
import css from './both-field.module.css'
import { faultIn } from './fault-in.ts'
import { type Data, isSame, valueAt, withValue } from './leaves.ts'
import { TextControl } from './text-control.tsx'
import type { EntryEditor } from './use-entry.ts'

type PairProps = {
  label: string
  control: FormField['control']
  /** English and Spanish, which may be missing. */
  value: unknown
  isChanged?: (language: Language) => boolean
  mark?: 'missing' | 'outdated' | undefined
  hint?: string | undefined
  errorOf?: (language: Language) => string | undefined
  onChange: (value: Data) => void
}

/** One text in two languages: English left, Spanish right, one label. */
export function Pair({ label, control, value, isChanged, mark, hint, errorOf, onChange }: PairProps) {
  return (
    <div className={`stack mt-8 ${css.pair}`}>
      <p className={`note font-medium ${css.label}`} aria-hidden="true">
        {label}{' '}
        {isChanged && languages.some(isChanged) && (
          <span className="text-slate font-normal">{copy.changed}</span>
        )}
      </p>
      {languages.map((language) => (
        <TextControl
          key={language}
          label={`${label}, ${languageNames[language]}`}
          control={control}
          language={language}
          value={valueAt(value, language)}
          isChanged={isChanged?.(language) ?? false}
          mark={language === 'es' ? mark : undefined}
          error={errorOf?.(language)}
          onChange={(text) => onChange(withValue({ en: '', es: null, ...(value as Data) }, language, text))}
        />
      ))}
      {hint && <p className={`note text-slate ${css.hint}`}>{hint}</p>}
    </div>
  )
}

type Props = { editor: EntryEditor; name: string; hint?: string | undefined }

/** A field of an entry in both languages. */
export function BothField({ editor, name, hint }: Props) {
  const { kind, form, shown, data, typed, entry } = editor
  const control = form.find((field) => field.name === name)?.control ?? 'line'
  const isChanged = (language: Language) =>
    !isSame(valueAt(shown, `${name}.${language}`), valueAt(data, `${name}.${language}`))
  return (
    <Pair
      label={fieldName(kind, name)}
      control={control}
      value={typed[name]}
      isChanged={isChanged}
      mark={entry?.translation.find(({ path }) => path === name)?.state}
      hint={hint}
      errorOf={(language) => errorAt(editor, `${name}.${language}`)}
      onChange={(value) => editor.type({ ...typed, [name]: value })}
    />
  )
}

/** The languages above their columns. */
export function LanguageHeads() {
  return (
    <div className={css.languages} aria-hidden="true">
      {languages.map((language) => (
        <span key={language}>{languageNames[language]}</span>
      ))}
    </div>
  )
}

/** The server names a field as 'data.question.en'. */
export function errorAt({ error, leaves }: EntryEditor, path: string): string | undefined {
  const named = error instanceof Refusal ? error.facts.field : undefined
  const isHere = named === `data.${path}` || named?.startsWith(`data.${path}.`)
  return error && isHere ? faultIn(leaves, error) : undefined
}
