import { editingCopy as copy } from '#content/en/office/classroom.ts'
import { Field, TextField } from '../../ui/field.tsx'
import css from './entry.module.css'

export type Said = { en: string; es: string | null }

type Props = {
  label: string
  value: Said
  onChange: (value: Said) => void
  /** A text of several lines. */
  rows?: number
  hint?: string
  readOnly: boolean
  /** The Spanish text is older than the English one. */
  outdated?: boolean
}

/** One text in two languages: English left, Spanish right, one label. An empty Spanish text shows the English one. */
export function SaidField({ label, value, onChange, rows, hint, readOnly, outdated }: Props) {
  const Control = rows ? TextField : Field
  const shared = { readOnly, ...(rows && { rows }) }
  const note = value.es === null ? copy.noSpanish : outdated ? copy.outdated : undefined
  return (
    <fieldset className={css.pair}>
      <legend className={css.pairLabel}>{label}</legend>
      <Control
        {...(shared as object)}
        label={copy.english}
        value={value.en}
        hint={hint}
        onChange={(event) => onChange({ ...value, en: event.currentTarget.value })}
      />
      <div className={value.es === null ? css.missing : undefined}>
        <Control
          {...(shared as object)}
          label={copy.spanish}
          lang="es"
          value={value.es ?? ''}
          hint={note}
          onChange={(event) => onChange({ ...value, es: event.currentTarget.value || null })}
        />
      </div>
    </fieldset>
  )
}

type ListProps = Omit<Props, 'value' | 'onChange'> & {
  value: { en: string[]; es: string[] | null }
  onChange: (value: { en: string[]; es: string[] | null }) => void
}

/** Lists are typed one line each. The last empty line is kept while typing, and never sent. */
export function SaidListField({ value, onChange, ...props }: ListProps) {
  return (
    <SaidField
      {...props}
      value={{ en: value.en.join('\n'), es: value.es?.join('\n') ?? null }}
      onChange={({ en, es }) =>
        onChange({ en: en === '' ? [] : en.split('\n'), es: es?.split('\n') ?? null })
      }
    />
  )
}

/** Without the empty lines that typing leaves. */
export function tidyList({ en, es }: { en: string[]; es: string[] | null }) {
  const filled = (lines: string[]) => lines.filter((line) => line.trim() !== '')
  return { en: filled(en), es: es && filled(es) }
}
