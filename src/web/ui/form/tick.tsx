import type { ComponentProps } from 'react'
import styles from './tick.module.css'

type TickProps = { small?: boolean } & Omit<ComponentProps<'input'>, 'className'>

/** The box of a checkbox, or the circle of a radio; `small` is 20 px instead of 24. */
export function Tick({ small = false, ...input }: TickProps) {
  return <input {...input} className={small ? `${styles.tick} ${styles.small}` : styles.tick} />
}
