import type { ReactNode } from 'react'
import styles from './fact-rows.module.css'
import { NoBreaks } from './text/no-breaks.tsx'

type FactRow = { name: string; value: ReactNode }

export function FactRows({ rows }: { rows: readonly FactRow[] }) {
  return (
    <dl className="hairline-above">
      {rows.map(({ name, value }) => (
        <div key={name} className={`row ${styles.row}`}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{typeof value === 'string' ? <NoBreaks>{value}</NoBreaks> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
