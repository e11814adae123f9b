import { networksOf } from '#domain/people/network.ts'
import type { Count, Limiter, Rate } from '#platform/limits/limits.ts'
import { Refusal } from '#platform/refusal.ts'

/** `rate` is for one household or office; wider networks get more (src/domain/people/network.ts). */
export function perNetwork(what: string, address: string, { limit, per }: Rate): Count[] {
  return networksOf(address).map(({ name, times }) => ({
    key: `${what} from ${name}`,
    rate: { limit: limit * times, per },
  }))
}

/** Counts one use; 429 when the limit is reached. */
export function takeOrRefuse(limiter: Pick<Limiter, 'takeAll'>, key: string, rate: Rate): Promise<void> {
  return takeAllOrRefuse(limiter, [{ key, rate }])
}

/** Counts all or none; 429 when one of the limits is reached. */
export async function takeAllOrRefuse(
  limiter: Pick<Limiter, 'takeAll'>,
  counts: readonly Count[],
): Promise<void> {
  const permission = await limiter.takeAll(counts)
  if (!permission.allowed)
    throw new Refusal('too_many_requests', { retryAfterSeconds: permission.retryAfterSeconds })
}

/** Ignores failures: during a database outage the caller reports the original error. */
export async function giveBackEach(
  limiter: Pick<Limiter, 'giveBack'>,
  counts: readonly Count[],
): Promise<void> {
  for (const { key, rate } of counts) await limiter.giveBack(key, rate).catch(() => undefined)
}
