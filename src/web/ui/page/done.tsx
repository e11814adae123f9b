import styles from './done.module.css'
import { takeFocus } from './focus.ts'

/** A confirmation that replaces the control and takes its focus. */
export function Done({ children }: { children: string }) {
  return (
    <p ref={takeFocus} tabIndex={-1} className={styles.done}>
      {children}
    </p>
  )
}
