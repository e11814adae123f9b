import type { ReactNode } from 'react'
import { timelineCopy } from '#content/en/office/shell.ts'
import css from './timeline.module.css'

/** square: email, disc: money, diamond: staff, red square: failure. */
export type TimelineKind = 'email' | 'money' | 'staff' | 'failure'
type TimelineEvent = {
  id: string
  kind: TimelineKind
  when: string
  title: ReactNode
  note?: ReactNode
}

export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <ol className={css.timeline}>
      {events.map(({ id, kind, when, title, note }) => (
        <li key={id} className={`stack relative ${css.event}`}>
          <span className="text-note text-slate text-right">{when}</span>
          <i className={css.mark} data-kind={kind} aria-hidden="true" />
          <div>
            <span className="only-read">{timelineCopy[kind]}: </span>
            {title}
            {note && <p className="note text-slate">{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

export function TimelineLegend() {
  return (
    <span className={css.legend} aria-hidden="true">
      {(['email', 'money', 'staff'] as const).map((kind) => (
        <span key={kind} className={`inline-flex items-center ${css.entry}`}>
          {timelineCopy[kind]}
          <i className={css.mark} data-kind={kind} />
        </span>
      ))}
    </span>
  )
}
