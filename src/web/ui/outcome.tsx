import type { ReactNode } from 'react'
import styles from './outcome.module.css'

type OutcomeProps = { tone: 'success' | 'failure' | 'waiting'; title: string; children: ReactNode }

/**
 * How a thing ended: 'Payment Successful!', 'Payment Failed'. It takes the focus: a status that comes together with its
 * words is not announced. Who tabs through header or footer while a slow server answers is not called back.
 */
export function Outcome({ tone, title, children }: OutcomeProps) {
  return (
    <section
      ref={takeFocusInMain}
      tabIndex={-1}
      className={`${styles.outcome} ${styles[tone]}`}
      role={tone === 'success' ? 'status' : 'alert'}
    >
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.text}>{children}</div>
    </section>
  )
}

function takeFocusInMain(panel: HTMLElement | null): void {
  const { activeElement, body } = document
  if (activeElement === body || activeElement?.closest('main')) panel?.focus()
}
