import { useId } from 'react'
import { entryCopy as copy, languageNames } from '#content/en/office/catalogue/entries.ts'
import type { FormField } from '#contract/catalogue/form.ts'
import type { Language } from '#domain/people/language.ts'
import css from './both-field.module.css'

type Props = {
  label: string
  control: FormField['control']
  language: Language
  /** A text, or lines. */
  value: unknown
  isChanged: boolean
  mark?: 'missing' | 'outdated' | undefined
  error: string | undefined
  onChange: (value: unknown) => void
}

/** A text of one language: a line, paragraphs, or one line each. */
export function TextControl({ label, control, language, value, isChanged, mark, error, onChange }: Props) {
  const id = useId()
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '')
  const isMissing = mark === 'missing' && text === ''
  const noteId = error || isMissing || mark === 'outdated' ? id : undefined
  const shared = {
    className: css.control,
    'aria-label': label,
    'aria-describedby': noteId,
    'aria-invalid': error ? true : undefined,
    'data-changed': isChanged || undefined,
    'data-missing': isMissing || undefined,
    lang: language,
    value: text,
  }
  return (
    <div className={`flex min-w-0 flex-col ${css.cell}`} data-language={languageNames[language]}>
      {control === 'line' ? (
        <input
          {...shared}
          placeholder={isMissing ? copy.missing : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <textarea
          {...shared}
          rows={rowsOf(control, text)}
          placeholder={isMissing ? copy.missing : undefined}
          onChange={({ currentTarget }) =>
            onChange(control === 'list' ? currentTarget.value.split('\n') : currentTarget.value)
          }
        />
      )}
      {error ? (
        <p id={id} className={css.error} role="alert">
          {error}
        </p>
      ) : (
        noteId && (
          <p id={id} className={isMissing ? 'only-read' : css.older}>
            {isMissing ? copy.missing : `◆ ${copy.outdated}`}
          </p>
        )
      )}
    </div>
  )
}

function rowsOf(control: FormField['control'], text: string): number {
  const wanted = text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / 52)), 0)
  return Math.min(24, Math.max(control === 'list' ? 3 : 2, wanted + 1))
}
