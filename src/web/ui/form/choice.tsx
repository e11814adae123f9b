import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './choice.module.css'
import { Tick } from './tick.tsx'

type ChoiceProps = {
  type: 'checkbox' | 'radio'
  title: ReactNode
  /** One line under it: date and seats. */
  note?: ReactNode
  /** At the right end: the price or a button. */
  aside?: ReactNode
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title' | 'aria-describedby'>

/**
 * A row with a checkbox or radio. A click anywhere selects it, except on a button in its aside. A text aside is a price and
 * describes it.
 * <Choice type="checkbox" name="module2" title="Module 2 …" note="Sept 12–14 2025" aside="$2,850" />
 */
export function Choice({ title, note, aside, ...input }: ChoiceProps) {
  const asideId = useId()
  return (
    <div className={styles.row}>
      <label className={styles.label}>
        <Tick {...input} aria-describedby={typeof aside === 'string' ? asideId : undefined} />
        <span>
          <span className={styles.name}>{title}</span>
          {note && <span className={styles.note}>{note}</span>}
        </span>
      </label>
      {aside && (
        <span id={asideId} className={typeof aside === 'string' ? `money ${styles.aside}` : styles.aside}>
          {aside}
        </span>
      )}
    </div>
  )
}
