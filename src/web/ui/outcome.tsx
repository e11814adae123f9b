import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './outcome.module.css'

type OutcomeProps = { tone: 'success' | 'failure' | 'waiting'; title: string; children: ReactNode }

/**
 * How a thing ended: 'Payment Successful!', 'Payment Failed'. It takes the focus and is read out with it. Who tabs through
 * header or footer or types in a field while a slow server answers is not called back: for them it is announced. Never
 * both, or it would be read twice.
 */
export function Outcome({ tone, title, children }: OutcomeProps) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const [announced, setAnnounced] = useState(false)
  useLayoutEffect(() => {
    if (isReaderElsewhere()) setAnnounced(true)
    else panel.current?.focus()
  }, [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={`${styles.outcome} ${styles[tone]}`}
      role={announced ? 'alert' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <div id={`${id}-text`} className={styles.text}>
        {children}
      </div>
    </section>
  )
}

/** A field whose form was sent has left the page by now: one that still has the focus is being filled in. */
function isReaderElsewhere(): boolean {
  const { activeElement, body } = document
  if (activeElement === body) return false
  return !activeElement?.closest('main') || activeElement.matches(':read-write')
}
