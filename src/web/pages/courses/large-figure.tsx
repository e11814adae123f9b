import styles from './large-date.module.css'

/** The large figure of a panel without a date. */
export function LargeFigure({ figure, after }: { figure: string; after?: string }) {
  return (
    <p className={`row serif ${styles.date}`}>
      <span className={figure.length > 4 ? styles.across : styles.days}>{figure}</span>
      {after && <span className={styles.month}> {after}</span>}
    </p>
  )
}
