import styles from './empty.module.css'

/** Nothing to show, in one sentence between hairlines. */
export function Empty({ children, centred = false }: { children: string; centred?: boolean }) {
  return <p className={centred ? `${styles.empty} ${styles.centred}` : styles.empty}>{children}</p>
}
