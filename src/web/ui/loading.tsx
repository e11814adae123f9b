import { useEffect, useState } from 'react'
import styles from './loading.module.css'

/** Hairlines where rows will stand. `label` is for those who do not see them. */
export function Loading({ label, rows = 3 }: { label: string; rows?: number }) {
  // A status that comes together with its words is not announced.
  const [isThere, setIsThere] = useState(false)
  useEffect(() => setIsThere(true), [])
  return (
    <div role="status">
      <span className="visually-hidden">{isThere && label}</span>
      <div className={styles.rows} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never change places.
          <div key={row} />
        ))}
      </div>
    </div>
  )
}
