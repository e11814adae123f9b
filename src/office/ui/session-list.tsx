import { browserAndDevice } from '#content/en/office/staff/invitation.ts'
import { sessionCopy as copy, memberCopy } from '#content/en/office/staff/staff.ts'
import { dayAndTime } from '#content/en/office/times.ts'
import type { OfficeSessions } from '#contract/staff/access.ts'
import css from './session-list.module.css'
import { TextButton } from './text-link.tsx'

type Props = { sessions: OfficeSessions['sessions']; onEnd: (id: string) => void }

/** Open sessions. The current one is left by signing out. */
export function SessionList({ sessions, onEnd }: Props) {
  if (sessions.length === 0) return <p className={css.none}>{memberCopy.noSession}</p>
  return (
    <ul>
      {sessions.map(({ id, current, way, browser, device, startedAt, lastUsedAt }) => (
        <li key={id} className={css.session}>
          <div className="flex-1 min-w-0">
            {browserAndDevice({ browser, device })} {current && <strong>{copy.current}</strong>}
            <p className={css.note}>
              {copy.ways[way]}, {copy.since(dayAndTime(startedAt, new Date()))},{' '}
              {copy.lastUsed(dayAndTime(lastUsedAt, new Date()))}
            </p>
          </div>
          {!current && <TextButton onClick={() => onEnd(id)}>{memberCopy.endSession}</TextButton>}
        </li>
      ))}
    </ul>
  )
}
