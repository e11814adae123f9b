import styles from './form-error.module.css'

/** The sentence that concerns a whole form; stands above its fields. The region is always there, or it would not be announced. */
export function FormError({ children }: { children: string | undefined }) {
  return <div role="alert">{children && <p className={styles.error}>{children}</p>}</div>
}
