import type { ReactNode } from 'react'
import styles from './accordion.module.css'

type AccordionItemProps = {
  title: string
  children: ReactNode
  /** The hash that leads to it, and whether the address names it. */
  id?: string
  open?: boolean | undefined
  /** 38 px title in a 96 px row. */
  large?: boolean
}

/** A disclosure, closed at first. Works without script. */
export function AccordionItem({ title, children, id, open, large = false }: AccordionItemProps) {
  return (
    <details id={id} open={open} className={large ? `${styles.item} ${styles.large}` : styles.item}>
      <summary className={`serif ${styles.summary}`}>
        {title}
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
