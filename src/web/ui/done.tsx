import styles from './done.module.css'
import { takeFocus } from './focus.ts'

/** Says that it is done, where the control stood that did it. */
export function Done({ children }: { children: string }) {
  return (
    <p ref={takeFocus} tabIndex={-1} className={styles.done}>
      {children}
    </p>
  )
}
