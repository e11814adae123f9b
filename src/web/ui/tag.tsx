import styles from './tag.module.css'

/** A status: green with a dot when done, yellow with a diamond otherwise. */
export function Tag({ tone, children }: { tone: 'green' | 'yellow'; children: string }) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>
}
