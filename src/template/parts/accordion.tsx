import type { ReactNode } from 'react'
import style from './accordion.module.css'
import { Icon } from './icon.tsx'

/** Each item opens and closes on its own; all start closed. */
export function Accordion({ items }: { items: readonly { title: string; body: ReactNode }[] }) {
  return (
    <div className={style.list}>
      {items.map(({ title, body }) => (
        <details key={title} className={style.item}>
          <summary className={style.title}>
            {title}
            <Icon name="plus" />
          </summary>
          <div className={style.body}>{body}</div>
        </details>
      ))}
    </div>
  )
}
