import { startTransition, useEffect, useState } from 'react'
import type { CourseDate } from '#contract/dates/course-dates.ts'
import { call } from '../call.ts'
import { useRequest } from '../use-request.ts'

/**
 * The dates with the seats that are free now; null until they have loaded, and a page works without them. Rendered
 * pages never contain seats. They reload when `occasion` changes and when the visitor returns to the tab.
 */
export function useCourseDates(occasion: unknown): readonly CourseDate[] | null {
  return useRequestedCourseDates(occasion).courseDates
}

/** The same for a page that cannot work without them. */
export function useRequestedCourseDates(occasion: unknown): {
  courseDates: readonly CourseDate[] | null
  failed: boolean
  reload: () => Promise<void>
} {
  const isVisible = useIsVisible()
  const { answer, failure, loading, reload } = useRequest(isVisible ? loadCourseDates : null, [
    occasion,
    isVisible,
  ])
  return { courseDates: answer ?? null, failed: failure !== undefined && !loading, reload }
}

function loadCourseDates(): Promise<readonly CourseDate[]> {
  return call('GET /api/sessions')
}

/** Whether the tab is in front. A tab that was opened in the background waits for its visitor. */
function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(isTabVisible)
  useEffect(() => {
    const follow = () => startTransition(() => setIsVisible(isTabVisible()))
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  return isVisible
}

function isTabVisible(): boolean {
  return typeof document !== 'undefined' && !document.hidden
}

type AnyDate = { course: string; start: string | null }

/** Free seats, or null when unknown. */
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
