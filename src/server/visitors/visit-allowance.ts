import type { Clock } from '#domain/clock.ts'
import { days } from '#domain/days.ts'
import { isLoopback, networksOf } from '#domain/network.ts'

type Extent = {
  /** Visits of one network at once; then one more as each `per / limit` passes. Wider networks have more. */
  limit?: number
  per?: number
  /** Networks remembered; of more, those longest unheard of are forgotten. */
  networks?: number
}

/**
 * Whether one more visit of an address goes into the books, which nobody could fill then from one network. In the memory of
 * each process, not in the database as the other limits: a visit costs no question to it. Visits from this machine are all taken:
 * behind a proxy that is not trusted everybody seems to come from there.
 */
export function openVisitAllowance(
  clock: Clock,
  { limit = 10_000, per = days(1), networks = 30_000 }: Extent = {},
): (address: string) => boolean {
  /** When each will have its whole allowance again, the last to come at the end. */
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
