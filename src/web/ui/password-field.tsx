import { type InputHTMLAttributes, type ReactNode, useState } from 'react'
import { Field } from './field.tsx'
import styles from './password-field.module.css'

type PasswordFieldProps = {
  label: string
  /** The two words of the button inside the field. */
  words: { show: string; hide: string }
  hint?: string | undefined
  missing?: string | undefined
  invalid?: string | undefined
  error?: string | undefined
  aside?: ReactNode
} & InputHTMLAttributes<HTMLInputElement>

/** A password that can be shown while it is typed. */
export function PasswordField({ words, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...rest}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      inside={
        <button type="button" className={styles.show} onClick={() => setShown(!shown)}>
          {shown ? words.hide : words.show}
          <span className="visually-hidden"> {rest.label}</span>
        </button>
      }
    />
  )
}
