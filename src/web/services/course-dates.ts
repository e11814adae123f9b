import { startTransition, useEffect, useState } from 'react'
import type { CourseDate } from '#contract/course-dates.ts'
import { get } from './api.ts'

/**
 * The dates with the seats that are free now. Seats are never part of a rendered page: they are asked for when the
 * page lives, again when `occasion` changes and when the visitor comes back to the tab. Null until they are known: without
 * an answer a page goes on without seats.
 */
export function useCourseDates(occasion: unknown): readonly CourseDate[] | null {
  return useRequestedCourseDates(occasion).courseDates
}

/** The same where a page can not go on without them; `failed` until they are asked for again. */
export function useRequestedCourseDates(occasion: unknown): {
  courseDates: readonly CourseDate[] | null
  failed: boolean
} {
  const [courseDates, setCourseDates] = useState<readonly CourseDate[] | null>(null)
  const [failed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new occasion asks again.
  useEffect(() => {
    let wanted = true
    const ask = () => {
      if (document.hidden) return
      setFailed(false)
      get<CourseDate[]>('/api/sessions').then(
        (answer) => wanted && startTransition(() => setCourseDates(answer)),
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

  return { courseDates, failed }
}

type AnyDate = { course: string; start: string | null }

/** Seats free now, or null where that is not known. */
export function seatsLeft(date: AnyDate, live: readonly CourseDate[] | null): number | null {
  return liveDate(date, live)?.left ?? null
}

/** When the first unpaid seat of a date without free ones may come back; null where all are sold, or some are free. */
export function heldUntil(date: AnyDate, live: readonly CourseDate[] | null): string | null {
  return liveDate(date, live)?.heldUntil ?? null
}

function liveDate(date: AnyDate, live: readonly CourseDate[] | null): CourseDate | undefined {
  return live?.find(({ course, start }) => course === date.course && start === date.start)
}
