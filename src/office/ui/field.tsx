import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react'
import { classes } from './classes.ts'
import css from './field.module.css'

type Shared = {
  label: ReactNode
  /** The sentence under a wrong field. */
  error?: string | undefined
  hint?: ReactNode
}

type FieldProps = Shared &
  InputHTMLAttributes<HTMLInputElement> & { size?: never; large?: boolean; ref?: Ref<HTMLInputElement> }

export function Field({ label, error, hint, large, className, ...input }: FieldProps) {
  const { id, describedBy, notes } = useNotes(error, hint)
  return (
    <div className="min-w-0">
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={classes(css.control, large && css.large, className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        {...input}
      />
      {notes}
    </div>
  )
}

type TextFieldProps = Shared &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> | undefined }

export function TextField({ label, error, hint, className, rows = 3, ...area }: TextFieldProps) {
  const { id, describedBy, notes } = useNotes(error, hint)
  return (
    <div className="min-w-0">
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        rows={rows}
        className={classes(css.control, css.area, className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        {...area}
      />
      {notes}
    </div>
  )
}

type SelectFieldProps = Shared & {
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
}

export function SelectField({ label, error, hint, value, onChange, options }: SelectFieldProps) {
  const { id, describedBy, notes } = useNotes(error, hint)
  return (
    <div className="min-w-0">
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={css.control}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {notes}
    </div>
  )
}

/** Hint and error under a field, and the ids that connect them to it. */
function useNotes(error: string | undefined, hint: ReactNode) {
  const id = useId()
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const notes = (
    <>
      {error && (
        <p id={`${id}-error`} className={css.error} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </>
  )
  return { id, describedBy: ids || undefined, notes }
}
