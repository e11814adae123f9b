import type { Copy } from '#content/en/classroom/learn-course.ts'
import type { LiveSession } from '#contract/classroom/learn-live.ts'
import { dayOf, minutes } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { LiveEntrance } from '../../../classroom/live-entrance.tsx'
import { wordsIn } from '../../../services/words/words.ts'
import styles from './live-sessions.module.css'

type LiveSessionsProps = {
  copy: Copy
  language: Language
  live: readonly LiveSession[]
  onChanged: () => void
}

export function LiveSessions({ copy, language, live, onChanged }: LiveSessionsProps) {
  const next = live.find(({ state }) => state !== 'over')
  return (
    <section id="live" className="dark section" aria-labelledby="live-title">
      <div className="grid gap-y-7">
        <h2 id="live-title" className={styles.title}>
          {copy.liveTitle}
        </h2>
        <ol className={styles.sessions}>
          {live.map((session) => (
            <Session
              key={session.id}
              copy={copy}
              language={language}
              session={session}
              isNext={session === next}
              onJoined={onChanged}
            />
          ))}
        </ol>
      </div>
    </section>
  )
}

type SessionProps = {
  copy: Copy
  language: Language
  session: LiveSession
  isNext: boolean
  onJoined: () => void
}

function Session({ copy, language, session, isNext, onJoined }: SessionProps) {
  const { title, speaker, startsAt, opensAt, state, joined, recording, required } = session
  const starts = new Date(startsAt)
  const ends = new Date(starts.getTime() + minutes(session.minutes))
  const time = (instant: Date) => copy.time(instant, copy.zone)
  const isLater = state === 'over' && recording === null && !joined
  return (
    <li className={isNext ? `${styles.session} ${styles.next}` : styles.session}>
      <p className={`serif ${styles.day}`}>{wordsIn(language).formatMonthDay(dayOf(starts))}</p>
      <div>
        <h3 className={styles.name}>{title}</h3>
        <p className="second small">
          {copy.liveTime(copy.weekday(starts), time(starts), time(ends), copy.losAngeles, speaker)}
          {joined && `. ${copy.live.there}`}
        </p>
        {state !== 'over' && <p className="second small">{copy.liveOwnTime(copy.time(starts))}</p>}
        {required && <p className="small text-gold">{copy.required}</p>}
      </div>
      <div className={`stack gap-3 ${styles.action}`}>
        {state === 'ahead' && <p className="small">{copy.live.opens(time(new Date(opensAt)))}</p>}
        {isLater && <p className="second small">{copy.live.recordingLater}</p>}
        <LiveEntrance session={session} words={copy} onJoined={onJoined} />
      </div>
    </li>
  )
}
