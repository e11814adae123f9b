import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react'
import { useFaultOf } from './checked-form.tsx'
import styles from './field.module.css'

type Words = {
  label: string
  /** Shown under the field unless there is an error. */
  hint?: string | undefined
  /** Makes the field required. A CheckedForm shows it when the field is empty. */
  missing?: string | undefined
  /** A CheckedForm shows it when the field's own rules (type, pattern, min …) fail. */
  invalid?: string | undefined
  /** An error outside of a CheckedForm; it is announced. */
  error?: string | undefined
  /** Right of the label: "Forgot password". */
  aside?: ReactNode
  /** Inside the field at its right end: "Show". */
  inside?: ReactNode
}

type FieldProps = Words &
  (
    | ({ multiline?: false } & InputHTMLAttributes<HTMLInputElement>)
    | ({ multiline: true } & TextareaHTMLAttributes<HTMLTextAreaElement>)
  )

/**
 * A labeled field. It shows the fault that its CheckedForm finds, or refers to the sentence above the form. Explain
 * `readOnly` in `hint`: "From your profile".
 * <Field label="Email" name="email" type="email" autoComplete="email" missing={copy.missing.email} />
 */
export function Field({
  label,
  hint,
  missing,
  invalid,
  error: ownError,
  aside,
  inside,
  ...rest
}: FieldProps) {
  const id = useId()
  const fault = useFaultOf(rest.name)
  const error = fault && 'sentence' in fault ? fault.sentence : ownError
  const noteId = `${id}-note`
  const shared = {
    id,
    required: missing !== undefined || rest.required,
    'data-missing': missing,
    'data-invalid': invalid,
    className: inside ? `${styles.input} ${styles.withInside}` : styles.input,
    'aria-invalid': fault || error ? true : undefined,
    'aria-describedby':
      [fault && 'formErrorId' in fault && fault.formErrorId, (error || hint) && noteId]
        .filter(Boolean)
        .join(' ') || undefined,
  }
  return (
    <div className="stack content-start gap-2">
      <div className={styles.head}>
        <label className="font-medium" htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      <div className={styles.box}>
        {input(rest, shared)}
        {inside && <div className={styles.inside}>{inside}</div>}
      </div>
      <div id={noteId} aria-live="polite" className={error ? styles.error : styles.hint}>
        {error ?? hint}
      </div>
    </div>
  )
}

type Own = InputHTMLAttributes<HTMLInputElement> | TextareaHTMLAttributes<HTMLTextAreaElement>

function input(props: { multiline?: boolean } & Own, shared: Record<string, unknown>) {
  const { multiline, ...rest } = props
  return multiline ? (
    <textarea {...(rest as TextareaHTMLAttributes<HTMLTextAreaElement>)} {...shared} />
  ) : (
    <input {...(rest as InputHTMLAttributes<HTMLInputElement>)} {...shared} />
  )
}
