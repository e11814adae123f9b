import type { Copy } from '#content/en/classroom/learn.ts'
import type { LiveSession } from '#contract/classroom/learn-live.ts'
import { type Day, dayOf, daysBetween } from '#domain/dates/days.ts'
import { LiveEntrance } from '../../classroom/live-entrance.tsx'
import { openAskPanel } from '../../services/ask-panel.ts'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { WordButton } from '../../ui/word-button.tsx'
import styles from './next-live.module.css'

type NextLiveProps = { copy: Copy; today: Day; session: LiveSession; onChanged: () => void }

/** The date as an invitation, with the time in Los Angeles and where the reader is. */
export function NextLive({ copy, today, session, onChanged }: NextLiveProps) {
  const { title, speaker, minutes, startsAt, opensAt, state } = session
  const starts = new Date(startsAt)
  const { before, number, after } = copy.dayParts(starts)
  return (
    <>
      <p className={`row items-end row ${styles.date}`}>
        <span className={styles.month}>{before}</span> <span className={styles.number}>{number}</span>{' '}
        {after && <span className={styles.month}>{after}</span>}{' '}
        <span className={styles.times}>
          <span className={styles.time}>{copy.time(starts, copy.zone)}</span> <span>{copy.losAngeles}</span>{' '}
          <span className="second">{copy.whereYouAre(copy.time(starts))}</span>
        </span>
      </p>
      <div className={`stack content-start gap-3 ${styles.words}`}>
        <h3 className={styles.title}>{title}</h3>
        <p className="second">
          <NoBreaks>{copy.live.speaker(speaker, minutes)}</NoBreaks>{' '}
          {capital(copy.inDays(daysBetween(today, dayOf(starts))))}.
        </p>
        {state === 'ahead' && (
          <p className="second">{copy.live.door(copy.time(new Date(opensAt), copy.zone))}</p>
        )}
        <div className="row items-center gap-4-6 mt-4">
          <LiveEntrance session={session} words={copy} onJoined={onChanged} />
          <WordButton onClick={() => openAskPanel('')}>{copy.live.ask}</WordButton>
        </div>
      </div>
    </>
  )
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
