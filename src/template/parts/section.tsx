import type { ReactNode } from 'react'
import style from './section.module.css'

type SectionProps = {
  title?: string
  lead?: string
  /** To the right of the title: a link or tabs. */
  aside?: ReactNode
  tone?: 'cream' | 'sage' | 'pine'
  id?: string
  children: ReactNode
}

export function Section({ title, lead, aside, tone = 'cream', id, children }: SectionProps) {
  return (
    <section id={id} className={tone === 'cream' ? style.section : `${style.section} ${style[tone]}`}>
      <div className={style.wrap}>
        {title && (
          <div className={style.head}>
            <div className={style.words}>
              <h2>{title}</h2>
              {lead && <p>{lead}</p>}
            </div>
            {aside}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}

export function Grid({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return <ul className={wide ? `${style.grid} ${style.three}` : style.grid}>{children}</ul>
}

/** Up to four per row. */
export function Team({ children }: { children: ReactNode }) {
  return <ul className={style.team}>{children}</ul>
}

export function Split({ children }: { children: ReactNode }) {
  return <div className={style.split}>{children}</div>
}

export function Wrap({ children }: { children: ReactNode }) {
  return <div className={style.wrap}>{children}</div>
}
