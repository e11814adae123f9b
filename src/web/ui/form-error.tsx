import styles from './form-error.module.css'

/**
 * The sentence that concerns a whole form; stands above its fields, which name it by its `id`. The region is always
 * there, or it would not be announced.
 */
export function FormError({ id, children }: { id?: string; children: string | undefined }) {
  return (
    <div role="alert" id={id} className={styles.region}>
      {children && <p className={styles.error}>{children}</p>}
    </div>
  )
}
