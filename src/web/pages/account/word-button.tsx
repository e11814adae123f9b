import type { ButtonHTMLAttributes } from 'react'
import styles from './word-button.module.css'

/** An action that looks like a link in running text. `about` tells those who hear it alone what it acts on. */
export function WordButton({
  about,
  children,
  ...rest
}: { about?: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...rest} className={styles.button}>
      {children}
      {about && <span className="visually-hidden">: {about}</span>}
    </button>
  )
}
