import { type InputHTMLAttributes, type ReactNode, useState } from 'react'
import { Field } from './field.tsx'
import styles from './password-field.module.css'

type PasswordFieldProps = {
  label: string
  words: { show: string; hide: string }
  hint?: string | undefined
  missing?: string | undefined
  invalid?: string | undefined
  error?: string | undefined
  aside?: ReactNode
} & InputHTMLAttributes<HTMLInputElement>

/** A password field with a button that shows the password. */
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
