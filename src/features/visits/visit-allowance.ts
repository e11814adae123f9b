import type { Clock } from '#domain/dates/clock.ts'
import { days } from '#domain/dates/days.ts'
import { isLoopback, networksOf } from '#domain/people/network.ts'

type Extent = {
  /** Visits of one network at once; then one more after each `per / limit`. Wider networks get more. */
  limit?: number
  per?: number
  /** The number of networks to remember; the least recent are forgotten. */
  networks?: number
}

/**
 * Whether a visit of an IP address is counted, so that one network cannot flood the statistics. Kept in each
 * process's memory, unlike other limits: a visit must not cost a query. All visits from this machine count,
 * because they come through a proxy that is not trusted.
 */
export function openVisitAllowance(
  clock: Clock,
  { limit = 10_000, per = days(1), networks = 30_000 }: Extent = {},
): (address: string) => boolean {
  /** When each network's full limit is available again, most recent last. */
  const restored = new Map<string, number>()

  return (address) => {
    if (isLoopback(address)) return true
    const now = clock.now().getTime()
    const counts = networksOf(address).map(({ name, times }) => {
      const before = Math.max(now, restored.get(name) ?? now)
      return { name, before, after: before + per / (limit * times) }
    })
    const allowed = counts.every(({ after }) => after - now <= per)
    for (const { name, before, after } of counts) {
      restored.delete(name)
      restored.set(name, allowed ? after : before)
    }
    for (const longestUnheard of restored.keys()) {
      if (restored.size <= networks) break
      restored.delete(longestUnheard)
    }
    return allowed
  }
}
