import type { ReactNode } from 'react'
import styles from './accordion.module.css'

type AccordionItemProps = {
  title: string
  children: ReactNode
  /** 38 px title in a 96 px row. */
  large?: boolean
}

/** A disclosure, closed at first. Works without script. */
export function AccordionItem({ title, children, large = false }: AccordionItemProps) {
  return (
    <details className={large ? `${styles.item} ${styles.large}` : styles.item}>
      <summary className={styles.summary}>
        {title}
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
