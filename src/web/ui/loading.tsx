import styles from './loading.module.css'

/** Hairlines where rows will stand. `label` is for those who do not see them. */
export function Loading({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div className={styles.rows} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never change places.
          <div key={row} />
        ))}
      </div>
    </div>
  )
}
