import styles from './empty.module.css'

export function Empty({ children }: { children: string }) {
  return <p className={styles.empty}>{children}</p>
}
