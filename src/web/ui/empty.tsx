import styles from './empty.module.css'

/** Nothing to show, in one sentence between hairlines. */
export function Empty({ children }: { children: string }) {
  return <p className={styles.empty}>{children}</p>
}
