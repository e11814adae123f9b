import { useEffect, useRef } from 'react'
import styles from './form-error.module.css'

/**
 * The sentence that concerns a whole form; stands above its fields, which name it by its `id`. The region is always
 * there, or it would not be announced.
 */
export function FormError({ id, children }: { id?: string; children: string | undefined }) {
  const region = useRef<HTMLDivElement>(null)
  // On a phone whoever pressed the button below a long form would see nothing happen.
  useEffect(() => {
    if (children) region.current?.scrollIntoView({ block: 'nearest' })
  }, [children])

  return (
    <div role="alert" id={id} ref={region} className={styles.region}>
      {children && <p className={styles.error}>{children}</p>}
    </div>
  )
}
