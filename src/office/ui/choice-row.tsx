import type { ReactNode } from 'react'
import css from './choice-row.module.css'
import { classes } from './classes.ts'

type Props = {
  type: 'checkbox' | 'radio'
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  label: ReactNode
  /** At the right, as a share and a sum. */
  aside?: ReactNode
  /** Why it cannot be chosen. */
  reason?: string | undefined
}

/** One line of a choice in a dialog: box, name, sum. */
export function ChoiceRow({ type, name, checked, onChange, label, aside, reason }: Props) {
  return (
    <label className={classes(css.row, checked && css.chosen, reason && css.off)}>
      <input
        type={type}
        name={name}
        className={type === 'radio' ? css.radio : css.box}
        checked={checked}
        disabled={Boolean(reason)}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className="py-6 flex-1 min-w-0">
        {label}
        {reason && <span className="block note text-slate font-normal">{reason}</span>}
      </span>
      {aside && <span className={css.aside}>{aside}</span>}
    </label>
  )
}

/** Many short choices beside each other. */
export function ChoiceColumns({ children }: { children: ReactNode }) {
  return <div className={css.columns}>{children}</div>
}

/** The bare box, as in tables. */
export function Box(props: {
  checked: boolean
  some?: boolean
  label: string
  onChange: (on: boolean) => void
}) {
  return (
    <input
      type="checkbox"
      className={css.box}
      checked={props.checked}
      ref={(box) => {
        if (box) box.indeterminate = Boolean(props.some) && !props.checked
      }}
      aria-label={props.label}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  )
}
