import { startTransition, useEffect, useState } from 'react'
import type { Session } from '#contract/sessions.ts'
import { get } from './api.ts'

/**
 * The dates with the seats that are free now. Seats are never part of a rendered page: they are asked for when the
 * page lives, again when `occasion` changes and when the visitor comes back to the tab. Null until they are known: without
 * an answer a page goes on without seats.
 */
export function useSessions(occasion: unknown): readonly Session[] | null {
  return useAskedSessions(occasion).sessions
}

/** The same where a page can not go on without them; `failed` until they are asked for again. */
export function useAskedSessions(occasion: unknown): {
  sessions: readonly Session[] | null
  failed: boolean
} {
  const [sessions, setSessions] = useState<readonly Session[] | null>(null)
  const [failed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new occasion asks again.
  useEffect(() => {
    let wanted = true
    const ask = () => {
      if (document.hidden) return
      setFailed(false)
      get<Session[]>('/api/sessions').then(
        (answer) => wanted && startTransition(() => setSessions(answer)),
        () => wanted && setFailed(true),
      )
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      wanted = false
      document.removeEventListener('visibilitychange', ask)
    }
  }, [occasion])

  return { sessions, failed }
}

type AnyDate = { course: string; start: string | null }

/** Seats free now, or null where that is not known. */
export function seatsLeft(date: AnyDate, live: readonly Session[] | null): number | null {
  return liveDate(date, live)?.left ?? null
}

/** When the first unpaid seat of a date without free ones may come back; null where all are sold, or some are free. */
export function heldUntil(date: AnyDate, live: readonly Session[] | null): string | null {
  return liveDate(date, live)?.heldUntil ?? null
}

function liveDate(date: AnyDate, live: readonly Session[] | null): Session | undefined {
  return live?.find(({ course, start }) => course === date.course && start === date.start)
}
