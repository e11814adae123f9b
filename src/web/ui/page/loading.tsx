import { useEffect, useState } from 'react'
import styles from './loading.module.css'

/** Placeholder rows. `label` is announced. */
export function Loading({ label, rows = 3 }: { label: string; rows?: number }) {
  // A status that is inserted together with its text is not announced.
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  return (
    <div role="status">
      <span className="visually-hidden">{isMounted && label}</span>
      <div className={styles.rows} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never change places.
          <div key={row} />
        ))}
      </div>
    </div>
  )
}
