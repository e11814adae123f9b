import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './outcome.module.css'

type OutcomeProps = { tone: 'success' | 'failure' | 'waiting'; title: string; children: ReactNode }

/**
 * A result such as 'Payment Successful!'. It takes the focus, or is announced when the visitor is in the header, in the
 * footer or typing. Never both, or screen readers would read it twice.
 */
export function Outcome({ tone, title, children }: OutcomeProps) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const [announced, setAnnounced] = useState(false)
  useLayoutEffect(() => {
    if (isVisitorElsewhere()) setAnnounced(true)
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

/** The sent form is gone by now, so a focused field is another one that is being filled in. */
function isVisitorElsewhere(): boolean {
  const { activeElement, body } = document
  if (activeElement === body) return false
  return !activeElement?.closest('main') || activeElement.matches(':read-write')
}
