import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '#domain/dates/days.ts'

/** A little below the 25 calls a second that the provider allows a test account. */
export const firstIntervalMs = 50
const longestIntervalMs = 1_000
/** So long after the last refusal, the pace is free again. */
const quietMs = seconds(10)

export type Pace = ReturnType<typeof openPace>

/**
 * Spaces calls once the provider has refused one for its rate. Without it, a burst would come back as a burst after
 * each wait. Several processes share one limit: each slows down further while calls are still refused.
 */
export function openPace(now: () => number = () => performance.now()) {
  let intervalMs = 0
  let nextAt = 0
  let refusedAt = Number.NEGATIVE_INFINITY

  return {
    /** Waits for a turn. False if it would come after the deadline; then no turn is taken. */
    async turn(deadline: number): Promise<boolean> {
      if (now() - refusedAt > quietMs) intervalMs = 0
      if (intervalMs === 0) return true
      const at = Math.max(now(), nextAt)
      if (at > deadline) return false
      nextAt = at + intervalMs
      await pause(Math.max(0, at - now()))
      return true
    },
    /** A call was refused. The provider's hint delays every later call. */
    refused(retryAfterMs: number): void {
      // Calls that were refused together say the same thing.
      if (now() - refusedAt > intervalMs * 2) {
        intervalMs = intervalMs === 0 ? firstIntervalMs : Math.min(longestIntervalMs, intervalMs * 1.25)
      }
      nextAt = Math.max(nextAt, now() + retryAfterMs)
      refusedAt = now()
    },
  }
}
