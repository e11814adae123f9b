import { entryCopy as copy } from '#content/en/office/catalogue/entries.ts'
import type { FormField } from '#contract/catalogue/form.ts'
import { BothField, errorAt, LanguageHeads } from '../../entries/both-field.tsx'
import { type Data, withValue } from '../../entries/leaves.ts'
import { isPictureField, PictureField } from '../../entries/picture-field.tsx'
import type { EntryEditor } from '../../entries/use-entry.ts'
import { Section } from '../../ui/screen/section.tsx'
import css from './entry-fields.module.css'
import { PlainField } from './plain-field.tsx'
import { RowsField } from './rows-field.tsx'

/** Not a text that visitors read in their language. */
export const isSetting = ({ both, control, name }: FormField) =>
  !both &&
  (['number', 'flag', 'choice', 'list'].includes(control) || ['slug', 'film', 'path', 'place'].includes(name))

type FormProps = {
  editor: EntryEditor
  isReadOnly: boolean
  /** Without it, every field. */
  form?: readonly FormField[]
}

/** The fields of an entry: texts in both languages side by side, then its settings. */
export function EntryFields({ editor, isReadOnly, form = editor.form }: FormProps) {
  const plain = form.filter(
    (field) => !field.both && !isSetting(field) && !isPictureField(field) && field.control !== 'rows',
  )
  const settings = form.filter(isSetting)
  return (
    <fieldset className="stack gap-16 min-w-0" disabled={isReadOnly}>
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
      {form.filter(isPictureField).map((field) => (
        <PictureField key={field.name} editor={editor} name={field.name} />
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
    <div className={`stack items-start ${css.plain}`}>
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
      <LanguageHeads />
      {fields.map(({ name }) => (
        <BothField key={name} editor={editor} name={name} />
      ))}
    </div>
  )
}
