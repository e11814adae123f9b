import { entryCopy as copy, fieldName, languageNames } from '#content/en/office/catalogue.ts'
import type { FormField } from '#contract/catalogue/form.ts'
import { Refusal } from '../../services/refusal.ts'
import { Section } from '../../ui/section.tsx'
import css from './entry-fields.module.css'
import { type Data, isSame, valueAt, withValue } from './leaves.ts'
import { PlainField } from './plain-field.tsx'
import { RowsField } from './rows-field.tsx'
import { TextControl } from './text-control.tsx'
import type { EntryEditor } from './use-entry.ts'

const isSetting = ({ both, control, name }: FormField) =>
  !both &&
  (['number', 'flag', 'choice', 'list'].includes(control) || ['slug', 'photo', 'film', 'path'].includes(name))

/** Every field of an entry: texts in both languages side by side, then its settings. */
export function EntryFields({ editor, isReadOnly }: { editor: EntryEditor; isReadOnly: boolean }) {
  const { form } = editor
  const plain = form.filter((field) => !field.both && !isSetting(field) && field.control !== 'rows')
  const settings = form.filter(isSetting)
  return (
    <fieldset className={css.form} disabled={isReadOnly}>
      {plain.length > 0 && <Plain fields={plain} editor={editor} />}
      <BothLanguages fields={form.filter(({ both }) => both)} editor={editor} />
      {form
        .filter(({ control }) => control === 'rows')
        .map((field) => (
          <RowsField
            key={field.name}
            kind={editor.kind}
            field={field}
            rows={(editor.typed[field.name] ?? []) as Data[]}
            onChange={(rows) => editor.type({ ...editor.typed, [field.name]: rows })}
          />
        ))}
      {settings.length > 0 && (
        <Section title={copy.settings} line="above">
          <Plain fields={settings} editor={editor} />
        </Section>
      )}
    </fieldset>
  )
}

type Props = { fields: readonly FormField[]; editor: EntryEditor }

function Plain({ fields, editor }: Props) {
  return (
    <div className={css.plain}>
      {fields.map((field) => (
        <PlainField
          key={field.name}
          kind={editor.kind}
          field={field}
          value={editor.typed[field.name]}
          error={errorAt(editor, field.name)}
          onChange={(value) => editor.type(withValue(editor.typed, field.name, value))}
        />
      ))}
    </div>
  )
}

function BothLanguages({ fields, editor }: Props) {
  if (fields.length === 0) return null
  return (
    <div>
      <div className={css.languages} aria-hidden="true">
        <span>{languageNames.en}</span>
        <span>{languageNames.es}</span>
      </div>
      {fields.map((field) => (
        <Pair key={field.name} field={field} editor={editor} />
      ))}
    </div>
  )
}

function Pair({ field, editor }: { field: FormField; editor: EntryEditor }) {
  const label = fieldName(editor.kind, field.name)
  const mark = editor.entry?.translation.find(({ path }) => path === field.name)?.state
  const isChanged = (['en', 'es'] as const).map((language) => {
    const path = `${field.name}.${language}`
    return !isSame(valueAt(editor.entry?.data, path), valueAt(editor.data, path))
  })
  return (
    <div className={css.pair}>
      <p className={css.label} aria-hidden="true">
        {label} {isChanged.some(Boolean) && <span className={css.note}>{copy.changed}</span>}
      </p>
      {(['en', 'es'] as const).map((language, index) => {
        const path = `${field.name}.${language}`
        return (
          <TextControl
            key={language}
            label={`${label}, ${languageNames[language]}`}
            field={field}
            language={language}
            value={valueAt(editor.typed, path)}
            isChanged={isChanged[index] === true}
            mark={language === 'es' ? mark : undefined}
            error={errorAt(editor, path)}
            onChange={(value) => editor.type(withValue(editor.typed, path, value))}
          />
        )
      })}
    </div>
  )
}

/** The server names a field as 'data.question.en'. */
function errorAt({ error }: EntryEditor, path: string): string | undefined {
  const named = error instanceof Refusal ? error.facts.field : undefined
  const isHere = named === `data.${path}` || named?.startsWith(`data.${path}.`)
  return isHere ? error?.message : undefined
}
