import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './choice.module.css'
import { Tick } from './tick.tsx'

type ChoiceProps = {
  type: 'checkbox' | 'radio'
  /** The name of what is chosen. */
  title: ReactNode
  /** One line under it: date and seats. */
  note?: ReactNode
  /** At the right end: the price, or a button that stands in its place. */
  aside?: ReactNode
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'>

/**
 * A row that can be chosen; the whole row but the aside is its label.
 * <Choice type="checkbox" name="module2" title="Module 2 …" note="Sept 12–14 2025" aside="$2,850" />
 */
export function Choice({ title, note, aside, ...input }: ChoiceProps) {
  return (
    <div className={styles.row}>
      <label className={styles.label}>
        <Tick {...input} />
        <span>
          <span className={styles.name}>{title}</span>
          {note && <span className={styles.note}>{note}</span>}
        </span>
      </label>
      {aside && <span className={styles.aside}>{aside}</span>}
    </div>
  )
}
