import { useEffect, useRef } from 'react'
import styles from './form-error.module.css'

/** An error of a whole form, shown above its fields. The region is always rendered, or it would not be announced. */
export function FormError({ id, children }: { id?: string; children: string | undefined }) {
  const region = useRef<HTMLDivElement>(null)
  // On a phone the button of a long form is a screen below.
  useEffect(() => {
    if (children) region.current?.scrollIntoView({ block: 'nearest' })
  }, [children])

  return (
    <div role="alert" id={id} ref={region} className={styles.region}>
      {children && <p className={styles.error}>{children}</p>}
    </div>
  )
}
